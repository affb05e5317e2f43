import type { InputValues } from '../model/input.ts';
import type { Output } from '../model/output.ts';

/** What the page says to a worker. `load` comes once and first. */
export type ToWorker =
  | { type: 'load'; url: string }
  | { type: 'run'; run: number; values: InputValues }
  | { type: 'abort' };

/** What a worker says to the page. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'unready'; message: string }
  | { type: 'progress'; run: number; fraction: number; partial: Output | undefined }
  | { type: 'done'; run: number; output: unknown }
  | { type: 'failed'; run: number; failure: 'crash' | 'shape'; message: string };
