import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BuiltPage, readBuiltSite } from './support/built-site.ts';
import { type Weight, weighPage } from './support/page-weight.ts';
import { repository } from './support/repository.ts';

/**
 * Bytes after gzip, at most. A page of cards holds up to sixty of them. A document has the sidebar, and a script for each thing that is
 * on it: contents that follow its reader, code that is copied, tabs, cards. The reference draws every kind of result, with its code and
 * its attributes. `live` is every part that any card can ever need: for opening, running, links, reading pictures, copying, pictures as
 * files. What opening one of them fetches is less, and is measured in the browser.
 */
const BUDGETS = {
  plain: { page: 14_336, script: 1_536, live: 30_720, picture: 16_384, composer: 25_600, header: 6_144 },
  cards: { page: 30_720, script: 1_536, live: 30_720, picture: 16_384, composer: 25_600, header: 6_144 },
  document: { page: 20_480, script: 3_072, live: 30_720, picture: 16_384, composer: 25_600, header: 6_144 },
  reference: { page: 66_560, script: 3_072, live: 30_720, picture: 16_384, composer: 25_600, header: 6_144 },
  // To open this page is to search.
  search: { page: 14_336, script: 5_120, live: 30_720, picture: 16_384, composer: 25_600, header: 6_144 },
} satisfies Record<string, Weight>;

const site = readBuiltSite(join(repository, 'dist'));

function kindOf({ path }: BuiltPage): keyof typeof BUDGETS {
  if (path === 'search/') return 'search';
  if (path.startsWith('reference/')) return 'reference';
  if (/^(?:start|guides|dialects|how-it-works)\//.test(path)) return 'document';
  const hasCards = path === '' || path === 'tools/' || path.startsWith('tools/page/') || path.startsWith('tags/');
  return hasCards ? 'cards' : 'plain';
}

describe('what a page weighs', () => {
  it('is asked of every kind of page', () => {
    expect([...site.pages.keys()]).toEqual(
      expect.arrayContaining([
        'index.html',
        '404.html',
        'tools/index.html',
        'tags/index.html',
        'tools/histogram/index.html',
        'embed/histogram/index.html',
      ]),
    );
  });

  it.each([...site.pages.values()].map((page) => [page.file, page] as const))('%s', (_, page) => {
    const weight = weighPage(site, page);
    const budget = BUDGETS[kindOf(page)];
    const over = (Object.keys(budget) as (keyof Weight)[]).filter((part) => weight[part] > budget[part]);
    expect(over.map((part) => `${part}: ${weight[part]} bytes of ${budget[part]}`)).toEqual([]);
  });

  it('includes what opening a card fetches, where a card can be opened', () => {
    const page = site.pages.get('tools/histogram/index.html')!;
    const { live, picture, composer, header } = weighPage(site, page);
    expect(header).toBeGreaterThan(4_000);
    expect(live).toBeGreaterThan(10_000);
    expect(composer).toBeGreaterThan(10_000);
    expect(picture).toBeGreaterThan(10_000);
  });
});
