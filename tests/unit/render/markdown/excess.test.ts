import { describe, expect, it } from 'vitest';
import { linesOf, renderDocument, renderHelp } from '../render-help.ts';

/** Texts that make a parser, a tree or a page grow out of proportion, or overflow a stack. */
const TEXTS: [name: string, text: string, code: string | undefined][] = [
  ['10,000 quotes', `a\n\n${'>'.repeat(10_000)} x`, 'markdown-too-deep'],
  ['10,000 spaced quotes', `${'> '.repeat(10_000)}x`, 'markdown-too-deep'],
  ['10,000 list items in one another', `${'- '.repeat(10_000)}x`, 'markdown-too-deep'],
  [
    'lists by indentation',
    Array.from({ length: 400 }, (_, depth) => `${' '.repeat(2 * depth)}- x`).join('\n'),
    'markdown-too-deep',
  ],
  ['10,000 open brackets', '['.repeat(10_000), undefined],
  ['10,000 links in one another', `${'['.repeat(10_000)}a${'](#)'.repeat(10_000)}`, undefined],
  ['10,000 emphases in one another', `${'*'.repeat(10_000)}a${'*'.repeat(10_000)}`, 'markdown-too-deep'],
  ['10,000 open elements', '<div>'.repeat(10_000), 'markdown-too-deep'],
  ['elements that are never closed', '<div></b>'.repeat(5_000), 'markdown-too-deep'],
  [
    'elements repaired by copying',
    `${Array.from({ length: 30 }, (_, id) => `<b id="${id}">`).join('')}${'<p>'.repeat(500)}`,
    undefined,
  ],
  ['much raw HTML', '<b>x</b>\n\n'.repeat(12_000), 'markdown-too-large'],
  [
    'a wide table of short rows',
    `|${'a|'.repeat(500)}\n|${'-|'.repeat(500)}\n${'|x\n'.repeat(1_000)}`,
    'markdown-too-large',
  ],
  ['a paragraph of underscores', '_a'.repeat(25_000), 'markdown-too-large'],
  ['a paragraph of character references', '&#x1F600;'.repeat(4_000), 'markdown-too-large'],
  ['very many blocks', '- a\n\n'.repeat(40_000), 'markdown-too-large'],
  ['a very long file', 'word '.repeat(60_000), 'markdown-too-large'],
  ['a long word', 'a'.repeat(200_000), undefined],
  ['a link of 9,000 characters', `[x](${'a'.repeat(9_000)})`, 'link-invalid'],
  ['100 problems and more', '[x](none.md)\n\n'.repeat(150), 'dead-link'],
];

describe('a text that grows out of proportion', () => {
  it.each(TEXTS)('%s: is drawn or refused, and soon', { timeout: 30_000 }, async (_, text, code) => {
    const result = await renderHelp(text);
    expect(result.problems[0]?.code).toBe(code);
    expect(linesOf(result).at(-1)).toMatchSnapshot();
  });

  it('keeps its title, so that other pages still can name it', async () => {
    const { title, html } = await renderDocument(`---\ntitle: Deep\n---\n${'>'.repeat(10_000)}`);
    expect(title).toBe('Deep');
    expect(html).toBe('');
  });

  it('may hold in code what it may not hold as text', async () => {
    const lines = ['```', '>'.repeat(300), '_a'.repeat(25_000), '~~~', '````'].join('\n');
    expect((await renderHelp(lines)).problems).toEqual([]);
  });
});
