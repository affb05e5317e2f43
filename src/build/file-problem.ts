import { relative, sep } from 'node:path';
import type { Problem, Severity } from '../model/problem.ts';

/** A problem of a whole file or directory: it is said to be at its beginning. */
export function fileProblem(
  tool: string,
  file: string,
  code: string,
  fault: string,
  fix: string,
  severity: Severity = 'error',
): Problem {
  return { severity, tool, file, line: 1, column: 1, pointer: '', code, fault, fix };
}

/** A path as it is shown: relative to the site's root, with `/` between its parts, in one Unicode form. */
export function shownPath(root: string, absolute: string): string {
  return relative(root, absolute).split(sep).join('/').normalize('NFC') || '.';
}

/** In the order of a report: by file, line, column and code. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
