import { formatText } from '../../src/build/report.ts';
import type { Problem } from '../../src/model/problem.ts';
import { fenced } from './show-file.ts';

/** A rule as something of this repository breaks it. */
export interface RuleExample {
  code: string;
  severity: Problem['severity'];
  /** What is said of it, with the line at fault. */
  report: string;
  /** The example: a file or a folder of this repository. */
  source: string;
}

/**
 * A problem of an example.
 * @param root what the problem's file is relative to, absolute
 * @param source the example, as shown
 */
export function toExample(problem: Problem, root: string, source: string): RuleExample {
  const { code, severity } = problem;
  return { code, severity, report: formatText([problem], { root }), source };
}

/** Rules as Markdown, each under a heading of the third level that has its code as its anchor. */
export function writeRules(examples: readonly RuleExample[], prefix = ''): string {
  return examples
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map(({ code, severity, report, source }) => {
      const heading = `<h3 id="${prefix}${code}">${code}</h3>`;
      const warning = severity === 'warning' ? ' A warning: the build goes on.' : '';
      return [heading, fenced(report, 'text'), `Example: \`${source}\`.${warning}`].join('\n\n');
    })
    .join('\n\n');
}
