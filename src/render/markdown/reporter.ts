import type { Problem, Severity } from '../../model/problem.ts';
import type { MarkdownSource } from './markdown-types.ts';

/** A place in the text: a node's position, its start, or a line. */
export interface Place {
  line: number;
  column: number;
}

/** Something that may know its place in the text. */
export interface Placed {
  position?: { start: Place } | undefined;
}

/** Problems of one text that are listed, of each severity. */
const MAX_PROBLEMS = 100;

/** Gathers the problems of one text. */
export class Reporter {
  readonly problems: Problem[] = [];
  readonly #source: Pick<MarkdownSource, 'tool' | 'file'>;
  readonly #said = new Set<string>();
  readonly #counts = new Map<Severity, number>();

  constructor(source: Pick<MarkdownSource, 'tool' | 'file'>) {
    this.#source = source;
  }

  error(where: Placed, code: string, fault: string, fix: string): void {
    this.#add('error', where, code, fault, fix);
  }

  /** A warning is said once for each `about` of a text. */
  warn(where: Placed, code: string, about: string, fault: string, fix: string): void {
    const key = `${code} ${about}`;
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.#add('warning', where, code, fault, fix);
  }

  #add(severity: Severity, where: Placed, code: string, fault: string, fix: string): void {
    const count = (this.#counts.get(severity) ?? 0) + 1;
    this.#counts.set(severity, count);
    if (count > MAX_PROBLEMS + 1) return;
    const { tool, file } = this.#source;
    const more = {
      code: 'more-problems',
      fault: `This file has more than ${MAX_PROBLEMS} ${severity}s, and the others are not listed`,
      fix: 'Correct those above first',
    };
    const what = count > MAX_PROBLEMS ? more : { code, fault, fix };
    this.problems.push({ severity, tool, file, ...placeOf(where), pointer: '', ...what });
  }
}

/** Where a node begins; the start of the text for what the author did not write. */
export function placeOf({ position }: Placed): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
