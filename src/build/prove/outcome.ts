import type { Conduct, ProgressReport, RunEnd } from './messages.ts';

/** How a run ended, seen from outside its process. */
export type Outcome = RunEnd | { type: 'out-of-memory' } | { type: 'exited'; how: string };

/** A run's outcome, and what was told beside it. */
export interface Answer {
  outcome: Outcome;
  progress: ProgressReport | undefined;
  conduct: Conduct | undefined;
}

/** A module that could not be loaded: no run of it can be. */
export type LoadFault = Extract<Outcome, { type: 'load-failed' | 'load-timed-out' | 'no-run' }>;

/** A run of a loaded module that gave no result. */
export type RunFault = Exclude<Outcome, { type: 'returned' } | LoadFault>;

/** Whether a module could not be loaded. */
export function isLoadFault(outcome: Outcome): outcome is LoadFault {
  return outcome.type === 'load-failed' || outcome.type === 'load-timed-out' || outcome.type === 'no-run';
}
