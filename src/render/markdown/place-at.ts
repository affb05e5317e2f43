import type { Placed } from './reporter.ts';

/** The place of an offset in a text, for a message. */
export function placeAt(text: string, offset: number): Required<Placed> {
  const before = text.slice(0, offset);
  const lines = before.split(/\r\n|\n|\r/);
  return { position: { start: { line: lines.length, column: lines.at(-1)!.length + 1 } } };
}

/** The place of a word, such as an attribute's name, at or behind an offset; that of the offset where it is not found. */
export function placeOfWord(text: string, word: RegExp, offset: number): Required<Placed> {
  const found = text.slice(offset).search(word);
  return placeAt(text, offset + Math.max(0, found));
}
