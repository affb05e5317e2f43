import { posix } from 'node:path';
import type { Problem, Severity } from '../../model/problem.ts';
import type { ReadTool } from '../read-tools.ts';

/** What is wrong with a module, and where in the author's file. */
export interface ModuleFault {
  code: string;
  fault: string;
  fix: string;
  /** Default `error`. */
  severity?: Severity;
  /** The file's shown path. Default: that of the tool's module. */
  file?: string;
  /** Counted from 1. Default 1. */
  line?: number;
  /** Counted from 1. Default 1. */
  column?: number;
}

/** A fault of a tool's module as a problem of the tool. */
export function toModuleProblem({ tool, definition }: ReadTool, fault: ModuleFault): Problem {
  const place = { file: posix.join(posix.dirname(definition.path), tool.entry ?? ''), line: 1, column: 1 };
  return { severity: 'error', tool: tool.id, ...place, pointer: '', ...fault };
}
