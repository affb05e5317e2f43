import { posix, relative, sep } from 'node:path';
import type { Problem } from '../../model/problem.ts';
import type { ReadTool } from '../read-tools.ts';

/** What is wrong with a module, and where in the author's file. */
export interface ModuleFault {
  code: string;
  fault: string;
  fix: string;
  /** Default `error`. */
  severity?: 'error' | 'warning';
  /** The file, absolute. Default: the tool's module. */
  file?: string;
  /** Counted from 1. Default 1. */
  line?: number;
  /** Counted from 1. Default 1. */
  column?: number;
}

/**
 * A fault of a tool's module as a problem of the tool.
 * @param root the site's root, absolute and with its links followed
 */
export function toModuleProblem({ tool, definition }: ReadTool, fault: ModuleFault, root = ''): Problem {
  const { severity = 'error', code, line = 1, column = 1, fix } = fault;
  const file =
    fault.file === undefined
      ? posix.join(posix.dirname(definition.path), tool.entry)
      : relative(root, fault.file).split(sep).join('/');
  return { severity, tool: tool.id, file, line, column, pointer: '', code, fault: fault.fault, fix };
}
