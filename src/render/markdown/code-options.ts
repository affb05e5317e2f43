import type { Element } from 'hast';
import { show } from '../links/classify-href.ts';
import { nearest } from '../links/nearest.ts';
import { placeOfWord } from './place-at.ts';
import type { Placed, Reporter } from './reporter.ts';

/** How a line stands out: as meant, as added, or as removed. */
export type LineMark = 'mark' | 'ins' | 'del';

/** What a fence says behind its language: ```` ```js title="a.js" {2,4-6} ins={3} lines=10 ````. */
export interface CodeOptions {
  title: string | undefined;
  /** By line, counted from 1 whatever the numbers that are shown. */
  marks: ReadonlyMap<number, LineMark>;
  /** The number of the first line, where lines are numbered. */
  firstNumber: number | undefined;
}

/** Lines of a block that has marks or numbers: each becomes an element. */
const MAX_LINES = 2_000;

/** The largest number of a first line. */
const MAX_NUMBER = 1_000_000;

const KEYS = ['title', 'lines', 'mark', 'ins', 'del'];

/** `{2,4-6}`, `key`, `key="text"`, `key={2}`, `key=2`; or what is none of them. */
const OPTION = /\s*(?:\{([^}]*)\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([^\s"'{]+)))?(?=\s|$|\{)|(\S+))/y;

/** What reading the options of one block needs besides them. */
export interface CodeContext {
  /** The element, for places. */
  node: Element;
  /** The whole text, for places. */
  text: string;
  /** Lines of the code. */
  lines: number;
  reporter: Reporter;
}

/** Reads the options of a block of code. What is not known is a warning; what is wrong about lines an error. */
export function readCodeOptions(written: string, context: CodeContext): CodeOptions {
  const { reporter, lines } = context;
  const marks = new Map<number, LineMark>();
  let title: string | undefined;
  let firstNumber: number | undefined;
  for (const [whole, bare, key, ...values] of written.trimEnd().matchAll(new RegExp(OPTION, 'gy'))) {
    const option = whole.trim();
    const [double, single, braces, plain] = values;
    const where = placeOf(option, context);
    const name = bare === undefined ? key : 'mark';
    const ranges = bare ?? braces;
    if (name === 'title' && (double ?? single)) title = double ?? single;
    else if ((name === 'mark' || name === 'ins' || name === 'del') && ranges !== undefined) {
      for (const line of readRanges(ranges, where, context)) marks.set(line, name);
    } else if (name === 'lines' && option === 'lines') firstNumber = 1;
    else if (name === 'lines' && /^\d{1,7}$/.test(plain ?? braces ?? '') && Number(plain ?? braces) <= MAX_NUMBER) {
      firstNumber = Number(plain ?? braces);
    } else reportOption(option, name, where, reporter);
  }
  if ((marks.size > 0 || firstNumber !== undefined) && lines > MAX_LINES) {
    const fault = `This code has ${lines} lines, and ${MAX_LINES} may be marked or numbered`;
    reporter.error(context.node, 'code-lines', fault, 'Show less of it, or take the marks and numbers away');
    return { title, marks: new Map(), firstNumber: undefined };
  }
  return { title, marks, firstNumber };
}

function reportOption(option: string, key: string | undefined, where: Placed, reporter: Reporter): void {
  const isKnown = key !== undefined && KEYS.includes(key);
  const near = key === undefined || isKnown ? undefined : nearest(key, KEYS);
  const fault = isKnown
    ? `The option ${show(option)} of this code cannot be read`
    : `Code has no option ${show(option)}`;
  const fix = 'Write title="…", {2,4-6}, ins={…}, del={…}, lines or lines=10';
  reporter.warn(where, 'code-option', option, fault, near ? `Did you mean ${near}?` : fix);
}

/** The lines of `2,4-6`, those that there are. */
function readRanges(written: string, where: Placed, { lines, reporter }: CodeContext): number[] {
  const result: number[] = [];
  for (const part of written.split(',')) {
    const [, from, to = from] = /^\s*(\d{1,7})\s*(?:-\s*(\d{1,7})\s*)?$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === undefined || first > last) {
      const fault = `${show(`{${written}}`)} names no lines`;
      reporter.error(where, 'code-lines', fault, 'Write numbers and ranges, such as {2,4-6}');
    } else if (first < 1 || last > lines) {
      const fault = `Line ${first < 1 ? first : last} is marked, and this code has ${lines === 1 ? 'one line' : `${lines} lines`}`;
      reporter.error(where, 'code-lines', fault, `Count from 1, whatever numbers are shown, to ${lines}`);
    } else for (let line = first; line <= last; line++) result.push(line);
  }
  return result;
}

function placeOf(option: string, { node, text }: CodeContext): Placed {
  const offset = node.position?.start.offset;
  if (offset === undefined) return node;
  return placeOfWord(text, new RegExp(option.replace(/[^\w\s]/g, '\\$&')), offset);
}
