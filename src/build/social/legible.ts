import unicode from '@fontsource/noto-sans/unicode.json' with { type: 'json' };

/**
 * The parts of Noto Sans that pictures are written in: alphabets whose letters stand one after the other, from left to right. What
 * needs more (Arabic, Devanagari) is drawn wrongly, and Chinese, Japanese and Korean weigh megabytes.
 */
export const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const;

const RANGES = SUBSETS.flatMap((subset) => unicode[subset].split(',')).map((range) => {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
});

/**
 * A text as a picture can show it: without signs that its fonts have not, such as emoji, and cut where it is long.
 * @param most code points
 * @returns undefined where a letter or a digit would be missing, or nothing is left: say something else instead
 */
export function legible(text: string, most: number): string | undefined {
  const characters = [...text.normalize('NFC').replaceAll(/\s+/g, ' ')].slice(0, most);
  const shown = characters.filter(isCovered);
  const isWhole = characters.every((character) => isCovered(character) || !/[\p{L}\p{N}\p{M}]/u.test(character));
  const line = shown.join('').replaceAll(/ +/g, ' ').trim();
  return isWhole && line !== '' ? line : undefined;
}

function isCovered(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  // Marks are not set over their letters, and what controls a line is not seen.
  return !/[\p{M}\p{C}]/u.test(character) && RANGES.some(([first, last]) => code >= first && code <= last);
}
