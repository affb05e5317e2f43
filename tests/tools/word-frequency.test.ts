import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import tool from '../../tools/word-frequency/define-tool.ts';

const wordsOf = (text: string, options: object = {}) => tool.execute({ text, ...options }).map(({ word }) => word);

describe('word_frequency', () => {
  it('counts words of every script, the most frequent first, ties as the text brings them', () => {
    expect(tool.execute({ text: 'b a a Ö ö Ö 日本 12' })).toEqual([
      { word: 'ö', count: 3, share: 37.5 },
      { word: 'a', count: 2, share: 25 },
      { word: 'b', count: 1, share: 12.5 },
      { word: '日本', count: 1, share: 12.5 },
      { word: '12', count: 1, share: 12.5 },
    ]);
  });

  it('keeps apostrophes and hyphens inside words only', () => {
    expect(wordsOf(`don't -well-known- 'quoted' rock’n’roll a--b`)).toEqual([
      "don't",
      'well-known',
      'quoted',
      'rock’n’roll',
      'a',
      'b',
    ]);
  });

  it('takes case, length and a limit into account', () => {
    expect(wordsOf('A a bb', { keepCase: true })).toEqual(['A', 'a', 'bb']);
    expect(tool.execute({ text: 'A a bb', minLength: 2 })).toEqual([{ word: 'bb', count: 1, share: 100 }]);
    expect(wordsOf('c b a', { limit: 2 })).toEqual(['c', 'b']);
    expect(wordsOf('… !')).toEqual([]);
  });

  it('loses no word, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'B', 'c1', 'constructor', '__proto__')), (words) => {
        const rows = tool.execute({ text: words.join(' '), limit: 1000 });
        expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(words.length);
      }),
    );
  });

  it('never says more than its own ceiling for the words that it lists by itself', () => {
    const text = Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ');
    expect(JSON.stringify(tool.execute({ text })).length).toBeLessThan(tool.resultCeiling.maxChars);
  });
});
