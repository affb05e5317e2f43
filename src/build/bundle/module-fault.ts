import type { Severity } from '../../model/problem.ts';

/** What is wrong with a module, and where in the author's file. */
export interface ModuleFault {
  code: string;
  fault: string;
  fix: string;
  /** Default `error`. */
  severity?: Severity;
  /** The file's shown path. Default: that of the author's module. */
  file?: string;
  /** Counted from 1. Default 1. */
  line?: number;
  /** Counted from 1. Default 1. */
  column?: number;
}
