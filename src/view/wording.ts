import { formatSeconds } from './format.ts';
import type { Failure } from './panel-state.ts';

/** Sentences of the status region: short, for they are read out. */
export const STATUS = {
  loading: 'Loading…',
  running: 'Running…',
  ready: 'The result is ready.',
  cancelled: 'Cancelled.',
  reset: 'Back to the opening values.',
  stale: 'The inputs have changed. Press Run.',
  refused: 'The input was not accepted.',
  failed: 'There is no result.',
  unloaded: 'That could not be loaded. Check the connection, then try again.',
} as const;

/** Said when a sample has filled the form. */
export function sampleStatus(label: string, runs: boolean): string {
  return `“${label}” is filled in.${runs ? '' : ' Press Run.'}`;
}

/** Said when a control holds what cannot be run. */
export function checkStatus(label: string): string {
  return `Check “${label}”.`;
}

/** Why there is no result, and what can be done. */
export function failureText(failure: Failure, timeoutMs: number): string {
  switch (failure) {
    case 'load':
      return 'The tool could not be loaded. Check the connection, then try again.';
    case 'start':
      return 'The tool’s worker did not start. Check the connection, then try again.';
    case 'crash':
      return 'The tool has a bug: it broke off. Details are in the browser’s console.';
    case 'timeout':
      return `The tool was stopped at its time limit of ${formatSeconds(timeoutMs)}. A smaller input may help.`;
    case 'shape':
      return 'The tool has a bug: it returned something it did not promise. Details are in the browser’s console.';
  }
}

/** Whether the same run may well succeed when tried again. */
export function canRetry(failure: Failure): boolean {
  return failure === 'load' || failure === 'start';
}
