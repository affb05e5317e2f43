import { expect, it } from 'vitest';
import { llms } from '../../../../src/render/emit/llms.ts';
import { llmsFull, MAX_BYTES } from '../../../../src/render/emit/llms-full.ts';
import { robots } from '../../../../src/render/emit/robots.ts';
import type { Site } from '../../../../src/render/site.ts';
import { makePage } from '../../../support/make-tool.ts';

const document = (path: string, title: string) => ({
  path,
  title,
  description: 'A text.',
  prose: { html: '', headings: [] },
});
const server = {
  server: { id: 's', name: 'Server', description: '' },
  path: '/tools/s/',
  tools: [makePage({ id: 's/one', server: 's' })],
};

function siteOf(changes: Partial<Site> = {}): Site {
  const site = {
    title: 'Tools [of] mine',
    description: 'Some.\nMore.',
    base: '/docs/',
    origin: 'https://site.test',
    home: undefined,
    documents: [document('/guide/', 'A | guide')],
    servers: new Map([['s', server]]),
    tools: [makePage({ id: 'a' }), ...server.tools],
    ...changes,
  };
  return site as unknown as Site;
}

const files = new Map([['catalog.json', 'every tool']]);

it('is of the form of llmstxt.org, and leads to the Markdown of pages', () => {
  expect(llms(siteOf(), files)).toBe(`# Tools \\[of] mine

> Some. More.

Each link leads to the Markdown of a page; the page itself is there without \`index.md\`.

## Documents

- [A | guide](https://site.test/docs/guide/index.md): A text.

## Tools

- [Histogram](https://site.test/docs/tools/a/index.md): Counts numbers by size.

## Servers

- [Server](https://site.test/docs/tools/s/index.md): 1 tool.

## Optional

- [catalog.json](https://site.test/docs/catalog.json): every tool
`);
});

it('names five hundred tools, and says where the others are', () => {
  const tools = Array.from({ length: 10_000 }, (_, index) => makePage({ id: `t${index}` }));
  const text = llms(siteOf({ tools }), files);
  expect(text.match(/\/tools\/t\d+\/index\.md/g)).toHaveLength(500);
  expect(text).toContain('- 9,500 more are named in [catalog.json](https://site.test/docs/catalog.json).\n');
  expect(Buffer.byteLength(text)).toBeLessThan(100_000);
});

it('holds the text of every page where it fits', async () => {
  const text = await llmsFull(siteOf(), async (path) => (path === '/' ? undefined : `# Of ${path}\n`));
  expect(text.match(/^# .*/gm)).toEqual([
    '# Tools [of] mine',
    '# Of /guide/',
    '# Of /tools/s/',
    '# Of /tools/a/',
    '# Of /tools/s/one/',
  ]);
  expect(text).toContain('The text of all 4 pages');
  expect(text).toContain('Page: https://site.test/docs/tools/s/one/\n');
});

it('says what it leaves out, and is never larger than it says', async () => {
  const tools = Array.from({ length: 40 }, (_, index) => makePage({ id: `t${index}` }));
  const text = await llmsFull(siteOf({ tools }), async () => '\u{1F600}'.repeat(25_000));
  const held = text.match(/^Page: /gm)?.length;
  expect(held).toBe(20);
  expect(text).toContain(`The text of 20 of 43 pages`);
  expect(text).toContain('https://site.test/docs/catalog.json');
  expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES + 1000);
});

it.each([
  [
    'names the site map of a site that knows its address',
    'https://site.test',
    '\nSitemap: https://site.test/docs/sitemap-index.xml\n',
  ],
  ['lets everything be read', undefined, ''],
])('robots.txt %s', (_, origin, more) => {
  expect(robots({ base: '/docs/', origin })).toBe(`User-agent: *\nAllow: /\n${more}`);
});
