/** One run of a tool. */
export interface RunTask {
  /** What `run` receives. */
  input: unknown;
  /** Milliseconds that the run may take, loading not counted. */
  limitMs: number;
  /** Runs it as if a year later and in another time zone: a pure tool gives the same answer. */
  elsewhere: boolean;
}

/** Runs of one tool, one after the other, as a guarded process is asked for them. It stops at one that times out. */
export interface Batch {
  /** The bundled module, absolute. */
  file: string;
  runs: readonly RunTask[];
}

/** What was thrown. */
export interface Thrown {
  /** In words. */
  error: string;
  /** Where in the bundle, line and column from 1; undefined where that is not known. */
  at: { script: string; line: number; column: number } | undefined;
}

/** How a run ended, told by the guarded process. */
export type RunEnd =
  /** `bytes`: the result as a structured clone, for it may be anything. */
  | { type: 'returned'; bytes: Uint8Array; ms: number }
  /** What it returned cannot be sent to a page, or is too large. */
  | { type: 'unusable'; why: string }
  | ({ type: 'threw' } & Thrown)
  | { type: 'timed-out' }
  /** The module cannot be loaded: no run of this tool can be. */
  | ({ type: 'load-failed' } & Thrown)
  | { type: 'load-timed-out' }
  | { type: 'no-run' };

/** What a tool said of its progress during a run. */
export interface ProgressReport {
  /** What is wrong with the first call that is wrong. */
  fault: string | undefined;
  /** The first partial results, each as a structured clone. */
  partials: Uint8Array[];
}

/** What a tool did beside returning results. */
export interface Conduct {
  /** Names of what it changed that every script of a page shares, such as `Array.prototype.last`. */
  changed: string[];
  /** Names of what it tried that no tool may, such as `fetch`. */
  forbidden: string[];
  /** Errors that were thrown outside `run`, and promises rejected with nobody waiting. */
  strays: string[];
  /** Something of it still goes on: the process is not used again. */
  lingers: boolean;
}

/** What the guarded process says. */
export type Reply =
  | { type: 'ready' }
  /** The module is loaded, and the first run begins. */
  | { type: 'loaded' }
  /** A run is over, and the next begins. The reply to the last says how the tool behaved. */
  | { type: 'ended'; end: RunEnd; progress: ProgressReport | undefined; conduct: Conduct | undefined };
