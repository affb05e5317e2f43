import { readFileSync } from 'node:fs';
import type { Problem } from '../model/problem.ts';
import { fileProblem, shownPath } from './file-problem.ts';

/**
 * A document imports what nobody finds: a package that is not installed, or an alias that is not set.
 * @param written as the import says it
 * @param absolute the document's file
 */
export function missingImport(written: string, absolute: string, root: string): Problem {
  const lines = readFileSync(absolute, 'utf8').split('\n');
  const columnIn = (line: string) => Math.max(line.indexOf(`'${written}'`), line.indexOf(`"${written}"`)) + 1;
  const index = lines.findIndex((line) => columnIn(line) > 0);
  const fault = `The import ${written} is not found`;
  const fix = `Install it: npm install ${written}; or correct its name`;
  const problem = fileProblem('', shownPath(root, absolute), 'import-missing', fault, fix);
  return index < 0 ? problem : { ...problem, line: index + 1, column: columnIn(lines[index] ?? '') };
}
