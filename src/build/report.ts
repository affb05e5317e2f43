import picocolors from 'picocolors';
import type { Problem } from '../model/problem.ts';
import { count } from '../model/words.ts';
import { createLineReader, type LineReader, toExcerpt } from './excerpt.ts';
import { sortProblems } from './file-problem.ts';
import { visible } from './visible.ts';

/** How a report is written. */
export interface ReportOptions {
  /** The site's root, absolute: source lines are read from there. */
  root: string;
  /** With the colours of a terminal. Default false. */
  colour?: boolean;
}

type Colours = ReturnType<typeof picocolors.createColors>;

/**
 * Problems as text, sorted: place, pointer, fault and fix in a line, then the source line with a caret.
 * Empty without problems, and without a line break at its end.
 */
export function formatText(problems: readonly Problem[], { root, colour = false }: ReportOptions): string {
  const [colours, lineOf] = [picocolors.createColors(colour), createLineReader(root)];
  const sorted = sortProblems(problems);
  return sorted
    .map((problem, index) => {
      const text = formatProblem(problem, colours);
      const next = sorted[index + 1];
      // Problems of one place share one excerpt.
      const shared = next && next.file === problem.file && next.line === problem.line && next.column === problem.column;
      return shared ? text : `${text}${formatExcerpt(problem, lineOf, colours)}\n`;
    })
    .join('\n')
    .trimEnd();
}

function formatProblem(problem: Problem, colours: Colours): string {
  const { severity, pointer, fault, fix, madeLine } = problem;
  const place = colours.cyan(`${placeOf(problem)}${madeLine === undefined ? '' : ':'}`);
  const where = pointer === '' ? '' : `${colours.dim(visible(pointer.slice(1)))} `;
  const mark = severity === 'warning' ? `${colours.yellow('Warning:')} ` : '';
  return `${place} ${where}${mark}${colours.bold(sentence(fault))} ${sentence(fix)}`;
}

/** Where a problem is, for people. */
export function placeOf({ file, line, column, madeLine }: Problem): string {
  const made = madeLine !== undefined;
  return `${visible(file)}${made ? `, line ${line}:${column} of the text it makes` : `:${line}:${column}`}`;
}

/** A fault or a fix with its final stop, unless it asks a question. */
export function sentence(text: string): string {
  return `${visible(text)}${/[.?!]$/.test(text) ? '' : '.'}`;
}

/** Makes what quotes a problem's line, with a caret below the column and no number; empty where there is nothing to see. */
export function createExcerpts(root: string): (problem: Problem) => string {
  const lineOf = createLineReader(root);
  return ({ file, line, column, madeLine }) => {
    const source = madeLine ?? lineOf(file, line);
    if (source === undefined || source.trim() === '') return '';
    const excerpt = toExcerpt(source, column);
    return `${excerpt.line}\n${' '.repeat(excerpt.indent)}^`;
  };
}

function formatExcerpt(problem: Problem, lineOf: LineReader, colours: Colours): string {
  const { severity, file, line, column, madeLine } = problem;
  const source = madeLine ?? lineOf(file, line);
  if (source === undefined || source.trim() === '') return '';
  const excerpt = toExcerpt(source, column);
  const gutter = ` ${line} | `;
  const caret = severity === 'warning' ? colours.yellow('^') : colours.red('^');
  return `\n${colours.dim(gutter)}${excerpt.line}\n${' '.repeat(gutter.length + excerpt.indent)}${caret}`;
}

/** What a check came to. */
export interface CheckResult {
  /** How many tools there are, the broken ones too. */
  tools: number;
  problems: readonly Problem[];
  /** How many known answers came out as expected. */
  cases: { passed: number; failed: number };
}

/** A result in one line. */
export function formatSummary({ tools, problems, cases }: CheckResult): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const found = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  const failed = cases.failed === 0 ? '' : ` and ${cases.failed} failed`;
  return `${count(tools, 'tool')}: ${found.join(' and ') || 'no problems'}; ${count(cases.passed, 'case')} passed${failed}.`;
}

/** A result as JSON, with a line break at its end. */
export function formatJson({ tools, problems, cases }: CheckResult): string {
  const sorted = sortProblems(problems).map(({ severity, tool, file, line, column, pointer, code, fault, fix }) =>
    // In this order, and nothing else: scripts read it.
    ({ severity, tool, file, line, column, pointer, code, fault, fix }),
  );
  return `${JSON.stringify({ tools, problems: sorted, cases: { passed: cases.passed, failed: cases.failed } }, null, 2)}\n`;
}
