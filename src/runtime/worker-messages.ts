import type { InputValues } from '../model/input.ts';
import type { Report } from './reporter.ts';

/** What the page says to a worker. `load` comes once and first. */
export type ToWorker = { type: 'load'; url: string } | { type: 'run'; values: InputValues } | { type: 'abort' };

/** What a worker says to the page: that its tool is loaded, that it is not, and then what the one run it has reports. */
export type FromWorker = { type: 'ready' } | { type: 'unready'; detail: string } | Report;
