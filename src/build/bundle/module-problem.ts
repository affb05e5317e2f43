import { posix } from 'node:path';
import type { Problem } from '../../model/problem.ts';
import type { ReadTool } from '../read-tools.ts';
import type { ModuleFault } from './module-fault.ts';

/** A fault of a tool's module as a problem of the tool. */
export function toModuleProblem({ tool, definition }: ReadTool, fault: ModuleFault): Problem {
  const place = { file: posix.join(posix.dirname(definition.path), tool.entry ?? ''), line: 1, column: 1 };
  return { severity: 'error', tool: tool.id, ...place, pointer: '', ...fault };
}
