import { cut } from '../format.ts';

/** Pixels between two labels that stand in one line, at least. */
export const LABEL_GAP = 8;

/** Widths at 12 pixels: those of the widest of the system faces, none of which is known when a page is built. */
const NARROW = 4.8;
const MIDDLE = 7.7;
const CAPITAL = 9.3;
const WIDE = 12.5;

const ELLIPSIS = '…';

/** The pixels that a label takes at most, at 12 pixels: an estimate, for a page is laid out where no text can be measured. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

/** From Hangul on, letters are about as wide as high. */
function widthOf(character: string): number {
  if (character >= '\u1100' || /[MWmw%@]/.test(character)) return WIDE;
  if (/[ .,:;'|()!ilj]/.test(character)) return NARROW;
  return /[A-Z&]/.test(character) ? CAPITAL : MIDDLE;
}

/** A label that takes no more than `width` pixels: what is too long ends in an ellipsis. */
export function shorten(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let used = textWidth(ELLIPSIS);
  let length = 0;
  for (const character of text) {
    used += widthOf(character);
    if (used > width) break;
    length += character.length;
  }
  return cut(text, length).trimEnd() + ELLIPSIS;
}
