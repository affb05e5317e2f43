/** A place in a source file. */
export interface SourcePlace {
  /** Relative to the site's root. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
}

/** Text of a page being written, which knows where each of its lines comes from. */
export class PageText {
  readonly #lines: string[] = [];
  readonly #places: SourcePlace[] = [];

  /** Adds blocks of Markdown, with a blank line behind each. */
  add(place: SourcePlace, ...blocks: readonly string[]): void {
    for (const block of blocks) {
      for (const line of [...block.split('\n'), '']) {
        this.#lines.push(line);
        this.#places.push(place);
      }
    }
  }

  get text(): string {
    return this.#lines.join('\n');
  }

  /** What stands on each line, from the first, was written there. */
  get places(): readonly SourcePlace[] {
    return this.#places;
  }
}
