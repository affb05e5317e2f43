import { parseAtomFeed } from 'feedsmith';
import sax from 'sax';
import { describe, expect, it } from 'vitest';
import { feed } from '../../../../src/render/emit/feed.ts';
import { makePage } from '../../../support/make-tool.ts';

const document = (path: string, lastUpdated: string | undefined, title = path) => ({
  path,
  title,
  description: 'A text.',
  prose: { html: '', headings: [] },
  lastUpdated,
});
const site = {
  title: 'Tools',
  description: 'Some.',
  base: '/docs/',
  origin: 'https://site.test',
  lang: 'de',
  home: undefined,
  documents: [document('/guide/', '2026-03-02'), document('/new/', undefined)],
  tools: [makePage({ id: 'a' }, { lastUpdated: '2026-03-02' }), makePage({ id: 'b' }, { lastUpdated: '2026-04-01' })],
};

/** Throws where the text is no XML. */
function parse(text: string) {
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(text).close();
  return parseAtomFeed(text);
}

it('names what changed last, the newest first, by addresses that are whole', () => {
  const { entries = [], ...head } = parse(feed(site)!);
  expect(entries.map(({ id, updated }) => [id, updated])).toEqual([
    ['https://site.test/docs/tools/b/', '2026-04-01T00:00:00.000Z'],
    ['https://site.test/docs/guide/', '2026-03-02T00:00:00.000Z'],
    ['https://site.test/docs/tools/a/', '2026-03-02T00:00:00.000Z'],
  ]);
  expect(head).toMatchObject({ id: 'https://site.test/docs/feed.xml', updated: '2026-04-01T00:00:00.000Z' });
  expect(feed(site)).toBe(feed({ ...site, tools: site.tools.toReversed() }));
});

it.each([
  ['a site', site],
  [
    'a hostile one',
    {
      ...site,
      title: ']]><script>&\u0000\ud800',
      documents: [document('/x/', '2026-01-01', '</title>&#x0;\u000b]]>'), document('/ß y/', '2026-01-01', '')],
      tools: [makePage({ id: 'a', name: '<b>', blurb: '"\'&' }, { lastUpdated: '2026-03-02' })],
    },
  ],
])('%s has what RFC 4287 asks of a feed', (_, given) => {
  const made = parse(feed(given)!);
  // 4.1.1: id, title, updated, and an author that every entry without one has.
  expect(made.id).toMatch(/^https:/);
  expect(made.title?.value).toBeTruthy();
  expect(made.authors?.[0]?.name).toBeTruthy();
  expect(made.links).toContainEqual({ href: made.id, rel: 'self', type: 'application/atom+xml' });
  const entries = made.entries ?? [];
  expect(entries.length).toBeGreaterThan(2);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const entry of entries) {
    expect(entry).toMatchObject({ id: expect.stringMatching(/^https:\/\/site\.test\/docs\/[!-~]+$/) });
    expect(entry.updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
    expect(entry.links?.[0]).toMatchObject({ href: entry.id, rel: 'alternate' });
  }
});

describe('there is none', () => {
  it.each([
    ['where the address of the site is not known', { origin: undefined }],
    ['where no change has a day', { documents: [], tools: [makePage({ id: 'a' })] }],
  ])('%s', (_, change) => {
    expect(feed({ ...site, ...change })).toBe(undefined);
  });
});

it('holds the fifty that changed last', () => {
  const tools = Array.from({ length: 60 }, (_, index) =>
    makePage({ id: `t${index}` }, { lastUpdated: `2026-01-${String((index % 30) + 1).padStart(2, '0')}` }),
  );
  const { entries = [] } = parse(feed({ ...site, tools, documents: [] })!);
  expect([entries.length, entries.at(-1)?.updated]).toEqual([50, '2026-01-06T00:00:00.000Z']);
});
