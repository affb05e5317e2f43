/** Characters that cannot be seen and have a name of their own: the Unicode Character Database. */
const INVISIBLE = new Map([
  [0x00, 'null'],
  [0x09, 'tab'],
  [0x0a, 'line feed'],
  [0x0d, 'carriage return'],
  [0x1b, 'escape'],
  [0x20, 'space'],
  [0x7f, 'delete'],
  [0xa0, 'no-break space'],
  [0xad, 'soft hyphen'],
  [0x200b, 'zero width space'],
  [0x200c, 'zero width non-joiner'],
  [0x200d, 'zero width joiner: joins the characters around it into one'],
  [0x200e, 'left-to-right mark'],
  [0x200f, 'right-to-left mark'],
  [0x2028, 'line separator'],
  [0x2029, 'paragraph separator'],
  [0x202a, 'left-to-right embedding'],
  [0x202b, 'right-to-left embedding'],
  [0x202c, 'end of an embedding or override'],
  [0x202d, 'left-to-right override'],
  [0x202e, 'right-to-left override'],
  [0x202f, 'narrow no-break space'],
  [0x2060, 'word joiner'],
  [0x3000, 'ideographic space'],
  [0xfe0e, 'variation selector 15: draw the character before as text'],
  [0xfe0f, 'variation selector 16: draw the character before as an emoji'],
  [0xfeff, 'byte order mark, or zero width no-break space'],
]);

const REMARKS: readonly [RegExp, string][] = [
  [/\p{Cs}/u, 'lone surrogate: it has no UTF-8 form, and U+FFFD stands for it'],
  [/\p{Cc}/u, 'control character'],
  [/\p{Noncharacter_Code_Point}/u, 'noncharacter: for use inside a program only'],
  [/\p{Co}/u, 'private use: what it means is agreed elsewhere'],
  [/\p{M}/u, 'combining mark: it joins the character before'],
  [/\p{Emoji_Modifier}/u, 'skin tone of the emoji before'],
  [/\p{Regional_Indicator}/u, 'half of a flag'],
  [/\p{Cf}/u, 'format character'],
  [/\p{Z}/u, 'space'],
  [/\uFFFD/u, 'replacement character: some text was lost before it came here'],
];

/** What a reader may not see at a glance; empty for an ordinary character. */
export function remarkOn(character: string): string {
  const name = INVISIBLE.get(character.codePointAt(0)!);
  return name ?? REMARKS.find(([pattern]) => pattern.test(character))?.[1] ?? '';
}

/** A form of one code point that shows in a table cell and leaves its neighbours alone. */
export function showCharacter(character: string): string {
  if (/\p{Cs}/u.test(character)) return '\uFFFD';
  if (/\p{M}/u.test(character) && !INVISIBLE.has(character.codePointAt(0)!)) return `\u25CC${character}`;
  return /[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(character) ? '(invisible)' : character;
}

/** `U+00E9`: at least four digits. */
export function showCodePoint(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
