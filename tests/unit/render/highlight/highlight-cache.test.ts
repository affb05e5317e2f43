import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blocksKey, createHighlightCache } from '../../../../src/render/highlight/highlight-cache.ts';
import { findLanguage, type Language } from '../../../../src/render/highlight/languages.ts';
import { makeTree } from '../../../support/make-tree.ts';
import { renderHelp } from '../render-help.ts';

const json = findLanguage('json') as Language;
const ts = findLanguage('ts') as Language;

it('keeps what was coloured, for the same code in the same language', () => {
  const folder = join(makeTree({}), 'deep/cache');
  createHighlightCache(folder).write('a.md', 'key', ['<b>1</b>']);
  expect(createHighlightCache(folder).read('a.md', 'key')).toEqual(['<b>1</b>']);
  expect(createHighlightCache(folder).read('a.md', 'other')).toBeUndefined();
  expect(createHighlightCache(folder).read('b.md', 'key')).toBeUndefined();
});

it('has one file for each text, however often it changes', () => {
  const folder = makeTree({});
  const cache = createHighlightCache(folder);
  for (const key of ['1', '2', '3']) cache.write('a.md', key, [key]);
  cache.write('../../b.md', '1', ['1']);
  expect(readdirSync(folder)).toHaveLength(2);
});

it.each(['', '{', 'null', '[]', '{"key":"key","html":[1]}', '{"key":"key","html":"x"}', '{"html":[]}'])(
  'takes %j for nothing',
  (text) => {
    const folder = makeTree({});
    const cache = createHighlightCache(folder);
    cache.write('a.md', 'key', ['x']);
    writeFileSync(join(folder, readdirSync(folder)[0]!), text);
    expect(cache.read('a.md', 'key')).toBeUndefined();
  },
);

it('does without a folder that cannot be made', () => {
  const root = makeTree({ file: 'in the way' });
  const cache = createHighlightCache(join(root, 'file/cache'));
  cache.write('a.md', 'key', ['x']);
  expect(cache.read('a.md', 'key')).toBeUndefined();
});

it('knows code by all that its colours follow from', () => {
  const keys = [
    [{ code: 'a', language: json }],
    [{ code: 'b', language: json }],
    [{ code: 'a', language: ts }],
    [{ code: 'a', language: 'plain' as const }],
    [
      { code: 'a', language: json },
      { code: 'a', language: json },
    ],
  ].map(blocksKey);
  expect(new Set(keys).size).toBe(keys.length);
});

it('makes a page the same with and without it', async () => {
  const cacheDirectory = makeTree({});
  const text = '```js\nlet a = "<";\n```\n\n```json\n{"a": 1}\n```\n\n```text\nplain <\n```';
  const without = await renderHelp(text);
  const first = await renderHelp(text, { options: { cacheDirectory } });
  const stored = readFileSync(join(cacheDirectory, readdirSync(cacheDirectory)[0]!), 'utf8');
  expect(stored).toContain('pb-t-keyword');
  const second = await renderHelp(text, { options: { cacheDirectory } });
  expect([first.html, second.html]).toEqual([without.html, without.html]);
  const changed = await renderHelp(text.replace('let', 'var'), { options: { cacheDirectory } });
  expect(changed.html).toContain('<span class="pb-t-keyword">var</span>');
});
