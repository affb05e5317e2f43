import { formatText } from '../../src/build/report.ts';
import type { Problem } from '../../src/model/problem.ts';
import { escapeText } from '../../src/render/escape-text.ts';
import { fenced } from './show-file.ts';

/** A rule as something of this repository breaks it. */
export interface RuleExample {
  code: string;
  severity: Problem['severity'];
  /** What is said of it: fault and fix, as sentences. */
  message: string;
  /** Where, with the line at fault. */
  place: string;
  /** The example: a file or a folder of this repository. */
  source: string;
}

/**
 * A problem of an example.
 * @param root what the problem's file is relative to, absolute
 * @param source the example, as shown
 */
export function toExample(problem: Problem, root: string, source: string): RuleExample {
  const { code, severity, file, line, column, pointer } = problem;
  const [, ...excerpt] = formatText([problem], { root }).split('\n');
  const [message = ''] = formatText([{ ...problem, severity: 'error', pointer: '', file: '' }], { root }).split('\n');
  return {
    code,
    severity,
    message: message.slice(`:${line}:${column} `.length),
    place: [`${file}:${line}:${column} ${pointer.slice(1)}`.trim(), ...excerpt].join('\n'),
    source,
  };
}

/**
 * Rules as Markdown, each under a heading of the third level.
 * @param prefix what its anchor begins with; its code follows. Default: nothing
 */
export function writeRules(examples: readonly RuleExample[], prefix = ''): string {
  return examples
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map(({ code, severity, message, place, source }) => {
      const heading = `<h3 id="${prefix}${code}">${code}</h3>`;
      const warning = severity === 'warning' ? 'A warning, with which the build goes on. ' : '';
      // As HTML: a message is no Markdown, and may hold marks and addresses.
      return [
        heading,
        `<p>${escapeText(message)}</p>`,
        fenced(place, 'text'),
        `${warning}Example: \`${source}\`.`,
      ].join('\n\n');
    })
    .join('\n\n');
}
