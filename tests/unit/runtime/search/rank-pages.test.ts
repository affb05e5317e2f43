import { expect, it } from 'vitest';
import { rankPages } from '../../../../src/runtime/search/rank-pages.ts';

/** Titles, each with its status behind a slash where it has one, in the order in which they are shown. */
const ranked = (looked: string, ...pages: string[]) =>
  rankPages(
    pages.map((page) => {
      const [title = '', status] = page.split('/');
      return { url: '', excerpt: '', sub_results: [], meta: status ? { title, status } : { title } };
    }),
    looked,
  ).map(({ meta }) => meta.title);

it('puts what is called so first, then what has all words in its title, then what only mentions them', () => {
  expect(ranked('base64', 'Text hash', 'Base64 codec', 'Base64', 'Hex')).toEqual([
    'Base64',
    'Base64 codec',
    'Text hash',
    'Hex',
  ]);
  expect(ranked('json form', 'JSON beautifier', 'Web forms', 'Format JSON')[0]).toBe('Format JSON');
});

it('puts what is deprecated behind its like, and what is retired behind that', () => {
  expect(ranked('base64', 'Mentions', 'Old base64/retired', 'Hex to Base64/deprecated', 'Base64 codec')).toEqual([
    'Base64 codec',
    'Hex to Base64',
    'Old base64',
    'Mentions',
  ]);
  expect(ranked('year', 'Calendar/retired', 'Months/deprecated', 'Unix time/live')).toEqual([
    'Unix time',
    'Months',
    'Calendar',
  ]);
});

it('knows words by their beginnings, without case and accents, and within a script without spaces', () => {
  expect(ranked('RESUME', 'x', 'Résumé')[0]).toBe('Résumé');
  expect(ranked('64', 'Base64', '64 bits')).toEqual(['64 bits', 'Base64']);
  expect(ranked('表現', 'x', '正規表現の使い方')[0]).toBe('正規表現の使い方');
});

it('leaves the order as it is where titles say nothing', () => {
  expect(ranked('...', 'b', 'a')).toEqual(['b', 'a']);
  expect(ranked('"x"', 'b', 'a')).toEqual(['b', 'a']);
});
