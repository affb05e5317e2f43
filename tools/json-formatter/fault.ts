import type { Output } from 'pegboard/types';

/** Characters of the input that a message repeats at most. */
const MAX_SHOWN = 30;

/** Where an offset is, for people: lines and columns count from 1, columns in UTF-16 code units. */
export function locate(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|[\r\n]/);
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** The `error` result that points at characters of the input `json`. */
export function fault(text: string, what: string, at: number, len = 1): Output {
  const { line, column } = locate(text, at);
  return { kind: 'error', message: `Line ${line}, column ${column}: ${what}`, input: 'json', at, len };
}

/** A piece of the input as a message quotes it: its first line, not too long. */
export function quote(piece: string): string {
  const line = piece.split(/[\r\n]/)[0]!;
  return line.length > MAX_SHOWN ? `“${line.slice(0, MAX_SHOWN)}…”` : `“${line}”`;
}
