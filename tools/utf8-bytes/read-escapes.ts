import type { Output } from 'pegboard/types';

const ESCAPE =
  /\\(?:u\{(?<point>[0-9A-Fa-f]+)\}|u(?<unit>[0-9A-Fa-f]{4})|x(?<byte>[0-9A-Fa-f]{2})|(?<letter>[nrt0\\]))/y;

/** What stands after a backslash that begins no escape, to point at: up to a closing brace, or one character. */
const BROKEN = /\\(?:[ux]\{?[0-9A-Fa-f]*\}?|.)?/uy;

const LETTERS = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['0', '\0'],
  ['\\', '\\'],
]);

const LAST_CODE_POINT = 0x10ffff;

/**
 * Reads the escapes of a JavaScript string. `\uD83D` gives a code unit, so that two of them can make a pair.
 * @returns the text, or the `error` result of the input `text` that points at the escape
 */
export function readEscapes(source: string): string | Output {
  let text = '';
  let from = 0;
  for (let at = source.indexOf('\\'); at >= 0; at = source.indexOf('\\', from)) {
    ESCAPE.lastIndex = at;
    const groups = ESCAPE.exec(source)?.groups;
    if (!groups) return broken(source, at);
    const { point, unit, byte, letter } = groups;
    const value = Number.parseInt(point ?? unit ?? byte ?? '', 16);
    if (value > LAST_CODE_POINT) return tooHigh(source.slice(at, ESCAPE.lastIndex), at);
    text += source.slice(from, at) + (letter ? LETTERS.get(letter) : String.fromCodePoint(value));
    from = ESCAPE.lastIndex;
  }
  return text + source.slice(from);
}

function broken(source: string, at: number): Output {
  BROKEN.lastIndex = at;
  const found = BROKEN.exec(source)?.[0] ?? '\\';
  const message = `“${found}” is no escape. Write \\u{1F44B}, \\u00E9, \\xE9, \\n, \\r, \\t or \\0, and \\\\ for a backslash.`;
  return { kind: 'error', message, input: 'text', at, len: found.length };
}

function tooHigh(found: string, at: number): Output {
  const shown = found.length > 16 ? `${found.slice(0, 16)}…` : found;
  const message = `${shown} is past the last code point of Unicode, U+10FFFF.`;
  return { kind: 'error', message, input: 'text', at, len: found.length };
}
