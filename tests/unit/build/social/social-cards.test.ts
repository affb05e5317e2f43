import { expect, it } from 'vitest';
import { loadSite } from '../../../../src/build/load-site.ts';
import { resolveOptions } from '../../../../src/options.ts';
import { makeTree, toolFiles } from '../../../support/make-tree.ts';

async function load(options: object, origin: string | undefined, serves = false) {
  const root = makeTree({
    ...toolFiles('words', { name: 'كلمات' }),
    ...toolFiles('lines'),
    'content/guide.md': '---\ntitle: The guide\ndescription: How it is done.\n---\n',
  });
  const { site, socialCards } = await loadSite({
    options: resolveOptions({ title: 'Text tools', ...options }, {}),
    root,
    base: '/x',
    origin,
    redirects: [],
    cache: root,
    publicDirectory: root,
    serves,
  });
  return { paths: [...site.socialImages.keys()], cards: socialCards };
}

it('tools and documents have a picture where it is known where the site is published', async () => {
  const { paths, cards } = await load({ accent: 'rgb(122 46 142)' }, 'https://example.com');
  const same = { site: 'Text tools', accent: '#7a2e8e' };
  expect(paths).toEqual(['/', '/tools/lines/', '/tools/words/', '/guide/']);
  expect(cards.slice(1)).toEqual([
    { ...same, title: 'Word count', text: 'Counts the words of a text.', address: 'example.com/x/tools/lines' },
    // No font is there for its letters: its address tells it.
    { ...same, title: 'words', text: 'Counts the words of a text.', address: 'example.com/x/tools/words' },
    { ...same, title: 'The guide', text: 'How it is done.', address: 'example.com/x/guide' },
  ]);
});

it.each([
  ['it is not known', {}, undefined, false],
  ['they are not wanted', { socialImages: false }, 'https://example.com', false],
  ['one develops', { accent: { light: '#7a2e8e', dark: '#e0a8f0' } }, 'https://example.com', true],
])('there is none where %s', async (_, options, origin, serves) => {
  expect(await load(options, origin, serves)).toEqual({ paths: [], cards: [] });
});
