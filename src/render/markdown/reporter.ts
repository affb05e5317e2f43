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

/** Gathers the problems of one text. */
export class Reporter {
  readonly problems: Problem[] = [];
  readonly #source: MarkdownSource;
  readonly #said = new Set<string>();

  constructor(source: MarkdownSource) {
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
    const { tool, file } = this.#source;
    this.problems.push({ severity, tool, file, ...placeOf(where), pointer: '', code, fault, fix });
  }
}

/** Where a node begins; the start of the text for what the author did not write. */
export function placeOf({ position }: Placed): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
