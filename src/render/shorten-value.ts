import { cut, formatCount } from '../view/format.ts';

/** Characters of a long value that a page's tables show. Whole it is in the form. */
const CHARACTERS = 300;
/** Lines of it. */
const LINES = 8;

/** The beginning of a long value and how long it is; a short one as it stands. */
export function shortenValue(text: string): string {
  const start = cut(text.split('\n', LINES).join('\n'), CHARACTERS);
  return start.length < text.length ? `${start}… (${formatCount(text.length)} characters in all)` : text;
}
