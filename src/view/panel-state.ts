import type { Output } from '../model/output.ts';

/**
 * - `closed`: a card of a list, before it is opened
 * - `loading`: the tool is being fetched; the form can be filled already
 * - `idle`: the opening values, and the result computed for them at build time
 * - `running`
 * - `result`: what is shown answers what the form holds
 * - `stale`: the form has changed since
 * - `failed`: the last run, or loading, broke
 */
export type Phase = 'closed' | 'loading' | 'idle' | 'running' | 'result' | 'stale' | 'failed';

/** What a control holds, as the reader left it: a number is its text. */
export type Draft = string | boolean;

/** Drafts by input id. */
export type Drafts = ReadonlyMap<string, Draft>;

/** Why there is no result. `load`: no module; `start`: no worker; `shape`: a result the tool's contract does not allow. */
export type Failure = 'load' | 'start' | 'crash' | 'timeout' | 'shape';

/** What a panel draws. */
export interface PanelState {
  phase: Phase;
  drafts: Drafts;
  /** What is wrong with a control, by input id. */
  faults: ReadonlyMap<string, string>;
  /** The sentence of the status region; may be empty. */
  status: string;
  /** The last result; undefined while the one computed at build time stands. */
  shown?: Output | undefined;
  /** What is known so far of a running one. */
  partial?: Output | undefined;
  /** From 0 to 1, while running; undefined when the tool has not said. */
  fraction?: number | undefined;
  failure?: Failure | undefined;
  /** The reader asked for what the card leaves out. */
  expanded?: boolean;
  /** The inputs are too long for a link. */
  tooLong?: boolean;
}
