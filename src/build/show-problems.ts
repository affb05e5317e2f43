import { resolve } from 'node:path';
import type { Problem } from '../model/problem.ts';
import { MAX_SHOWN, type ShownProblem, type ShownProblems } from '../model/shown-problems.ts';
import { sortProblems } from './file-problem.ts';
import { createExcerpts, placeOf, sentence } from './report.ts';

/** Problems for the page that shows them. @param root the site's root, absolute */
export function showProblems(problems: readonly Problem[], root: string): ShownProblems {
  const sorted = sortProblems(problems);
  const errors = sorted.filter(({ severity }) => severity === 'error');
  const warnings = sorted.filter(({ severity }) => severity === 'warning');
  const excerptOf = createExcerpts(root);
  const show = (problem: Problem): ShownProblem => {
    const { severity, file, line, column, fault, fix, madeLine } = problem;
    const absolute = resolve(root, file);
    return {
      severity,
      place: placeOf(problem),
      open: madeLine === undefined ? `${absolute}:${line}:${column}` : absolute,
      fault: sentence(fault),
      fix: sentence(fix),
      excerpt: excerptOf(problem),
    };
  };
  return {
    problems: [...errors, ...warnings].slice(0, MAX_SHOWN).map(show),
    errors: errors.length,
    warnings: warnings.length,
  };
}
