import { resolve } from 'node:path';
import type { Problem } from '../model/problem.ts';
import { MAX_SHOWN, type ShownProblem, type ShownProblems } from '../model/shown-problems.ts';
import { sortProblems } from './file-problem.ts';
import { createExcerpts, sentence } from './report.ts';
import { visible } from './visible.ts';

/** Problems for the page that shows them. @param root the site's root, absolute */
export function showProblems(problems: readonly Problem[], root: string): ShownProblems {
  const sorted = sortProblems(problems);
  const errors = sorted.filter(({ severity }) => severity === 'error');
  const warnings = sorted.filter(({ severity }) => severity === 'warning');
  const excerptOf = createExcerpts(root);
  const show = (problem: Problem): ShownProblem => {
    const { severity, file, line, column, fault, fix } = problem;
    const at = `:${line}:${column}`;
    return {
      severity,
      place: `${visible(file)}${at}`,
      open: `${resolve(root, file)}${at}`,
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
