import { expect, it } from 'vitest';
import { firstSentence } from '../../../src/model/first-sentence.ts';

it.each([
  ['Reads a file. It must exist.', 'Reads a file.'],
  ['Reads a file', 'Reads a file'],
  ['Takes e.g. 1.5 seconds. Really.', 'Takes e.g. 1.5 seconds.'],
  ['Over\n  two lines.\n\nAnd a paragraph.', 'Over two lines.'],
  ['読む。書く。', '読む。書く。'],
  ['読む。 書く。', '読む。'],
  ['Is it? Yes.', 'Is it?'],
  ['', ''],
])('of %j is %j', (description, sentence) => {
  expect(firstSentence(description)).toBe(sentence);
});

it('is cut after a word where it is long', () => {
  const cut = firstSentence(`${'word '.repeat(60)}end.`);
  expect(cut.length).toBeLessThanOrEqual(200);
  expect(cut).toMatch(/^(word )+word…$/);
  expect(firstSentence('x'.repeat(300))).toBe(`${'x'.repeat(199)}…`);
  expect(firstSentence(`${'x'.repeat(198)}😀 and more`).isWellFormed()).toBe(true);
});
