import type { Severity } from './problem.ts';

/** A problem as a page shows it while its author writes. */
export interface ShownProblem {
  severity: Severity;
  /** The file as its author knows it, line and column: `tools/words/tool.json:3:5`. */
  place: string;
  /** The same for an editor, the file absolute. */
  open: string;
  /** A sentence. */
  fault: string;
  /** A sentence. */
  fix: string;
  /** The line at fault, and below it a caret; empty where there is none to show. */
  excerpt: string;
}

/** What is wrong with a site that is being written. */
export interface ShownProblems {
  /** Errors first: at most {@link MAX_SHOWN}. */
  problems: ShownProblem[];
  /** How many there are. */
  errors: number;
  warnings: number;
}

/** The most problems that a page lists; a terminal lists them all. */
export const MAX_SHOWN = 100;

/** Where a server that follows as one writes tells its pages of them, below the base. */
export const PROBLEMS_FILE = '_pegboard/problems.json';
