/** An `error` fails the build; a `warning` is only said. */
export type Severity = 'error' | 'warning';

/** The way to a value inside a JSON document: keys and indexes from the root. */
export type JsonPath = readonly (string | number)[];

/** Something wrong in one JSON document, before its place in the file is known. */
export interface Finding {
  severity: Severity;
  /** The value at fault; for a missing key, the object that lacks it. */
  path: JsonPath;
  /** Points at the key instead of the value. Default `value`. */
  at?: 'key' | 'value';
  /** Stable, kebab-case: what tests and scripts go by. */
  code: string;
  /** What is wrong: a sentence without its full stop. */
  fault: string;
  /** What to do: a sentence without its full stop. */
  fix: string;
}

/** Something wrong in an author's files, where it is. */
export interface Problem {
  severity: Severity;
  /** The name of the tool's directory, which is its id unless that is what is wrong; empty when it is of no one tool. */
  tool: string;
  /** The file, relative to the site's root, with `/` between its parts. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1, in UTF-16 code units; a byte order mark does not count. */
  column: number;
  /** JSON Pointer (RFC 6901) of the value in the file; empty for the whole document and for a file that is no JSON. */
  pointer: string;
  /** Stable, kebab-case: what tests and scripts go by. */
  code: string;
  /** What is wrong: a sentence without its full stop. */
  fault: string;
  /** What to do: a sentence without its full stop. */
  fix: string;
  /**
   * The line at fault, where it is of a text that the file made and that does not stand in it: line and column are then of that text.
   * Default: the file's own line.
   */
  madeLine?: string;
}

/** RFC 6901: `~` and `/` inside a key are escaped. */
export function toPointer(path: JsonPath): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
