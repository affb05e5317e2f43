import { join } from 'node:path';
import { AstroError } from 'astro/errors';
import type { Problem } from '../model/problem.ts';
import { sortProblems } from './file-problem.ts';
import { formatText } from './report.ts';

/**
 * Gathers what turns out to be wrong while pages are drawn, so that a build tells all of it at once. While one develops a page is drawn
 * when it is looked at: what is wrong is thrown then, for Astro to show in it.
 */
export function createDrawingReport(root: string, serves: boolean) {
  const problems: Problem[] = [];
  return {
    report(problem: Problem): void {
      if (!serves) {
        problems.push(problem);
        return;
      }
      const { fault, fix, file, line, column } = problem;
      throw Object.assign(new AstroError(fault, fix), { loc: { file: join(root, file), line, column } });
    },
    asText: () => (problems.length > 0 ? formatText(sortProblems(problems), { root }) : undefined),
  };
}
