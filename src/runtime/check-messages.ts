import type { CheckFault } from '../model/tool-module.ts';

/** What the page says to the worker that checks. `load` comes once and first. */
export type ToChecker = { type: 'load'; url: string } | { type: 'check'; text: string };

/** What the worker says to the page: that its check is loaded or not, and then an answer to each text. */
export type FromChecker =
  | { type: 'ready' }
  | { type: 'unready' }
  | { type: 'checked'; faults: CheckFault[] }
  | { type: 'failed' };
