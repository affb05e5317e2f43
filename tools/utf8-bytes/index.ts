import type { Output, Tool } from 'pegboard/types';
import { remarkOn, showCharacter, showCodePoint } from './describe.ts';
import { readEscapes } from './read-escapes.ts';

type Input = { text: string; escapes: boolean };
type Bytes = Extract<Output, { kind: 'bytes' }>;
type Highlight = NonNullable<Bytes['highlight']>[number];

const encoder = new TextEncoder();

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');
const count = (amount: number, what: string) => `${amount} ${what}${amount === 1 ? '' : 's'}`;

/** One mark for each code point past ASCII, whose bytes are more than one. */
function highlight(characters: readonly string[], encoded: readonly Uint8Array[]): Highlight[] {
  let at = 0;
  return characters.flatMap((character, index): Highlight[] => {
    const start = at;
    const { length: len } = encoded[index]!;
    at += len;
    if (!character.isWellFormed()) return [{ at: start, len, label: 'Lone surrogate, replaced', tone: 'bad' }];
    if (len === 1) return [];
    return [{ at: start, len, label: `${showCodePoint(character)} ${showCharacter(character)}` }];
  });
}

export default {
  run({ text: source, escapes }) {
    const text = escapes ? readEscapes(source) : source;
    if (typeof text !== 'string') return text;
    if (text === '') return { kind: 'error', message: 'No text yet. Type or paste some.', input: 'text' };
    const characters = [...text];
    const encoded = characters.map((character) => encoder.encode(character));
    const bytes = encoded.flatMap((part) => [...part]);
    return {
      kind: 'group',
      parts: [
        {
          kind: 'bytes',
          bytes,
          highlight: highlight(characters, encoded),
          caption: `${count(bytes.length, 'byte')} for ${count(characters.length, 'code point')}, which JavaScript stores as ${count(text.length, 'UTF-16 code unit')}.`,
        },
        {
          kind: 'table',
          caption: 'The code points in order.',
          columns: [
            { label: 'Character' },
            { label: 'Code point', mono: true },
            { label: 'UTF-8 bytes', mono: true },
            { label: 'Remark' },
          ],
          rows: characters.map((character, index) => [
            showCharacter(character),
            showCodePoint(character),
            hex(encoded[index]!),
            character.isWellFormed() ? remarkOn(character) : { text: remarkOn(character), tone: 'bad' },
          ]),
        },
      ],
    };
  },
} satisfies Tool<Input>;
