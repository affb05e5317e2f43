import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from './support/build-site.ts';
import { type BuiltSite, readBuiltSite } from './support/built-site.ts';
import { repository } from './support/repository.ts';

const folder = mkdtempSync(join(tmpdir(), 'pegboard-published-'));
const out = join(folder, 'site');
let site: BuiltSite;

const htmlOf = (file: string) => readFileSync(join(out, file), 'utf8');

beforeAll(async () => {
  const tools = join(repository, 'tests/browser/fixture-tools');
  const content = join(repository, 'tests/browser/fixture-content');
  await buildSite({ out, tools, content, site: 'https://tools.example', base: '/x' });
  site = readBuiltSite(out, '/x');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the sitemap lists every page by its address, but the 404 and those for frames', () => {
  const sitemap = htmlOf('sitemap-0.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const pages = [...site.pages.values()].map(({ path }) => `https://tools.example/x/${path}`);
  expect(listed.sort()).toEqual(pages.filter((url) => !/\/x\/(?:404|embed\/)/.test(url)).sort());
  expect(htmlOf('sitemap-index.xml')).toContain('<loc>https://tools.example/x/sitemap-0.xml</loc>');
});

it('a page says its address, what it is called and what it is about', () => {
  const html = htmlOf('tools/main-echo/index.html');
  const url = 'https://tools.example/x/tools/main-echo/';
  const { name, blurb } = JSON.parse(
    readFileSync(join(repository, 'tests/browser/fixture-tools/main-echo/tool.json'), 'utf8'),
  );
  expect(html).toContain(`<link rel="canonical" href="${url}">`);
  expect(html).toContain(`<meta property="og:url" content="${url}">`);
  expect(html).toContain(`<meta property="og:title" content="${name}">`);
  expect(html).toContain(`<meta property="og:description" content="${blurb}">`);
  expect(html).toContain(`<meta name="description" content="${blurb}">`);
  expect(html).toContain(`<title>${name} · Pegboard</title>`);
});

it('a page for frames leads search engines to the tool’s own', () => {
  const html = htmlOf('embed/main-echo/index.html');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical" href="https://tools.example/x/tools/main-echo/">');
});

it('a tool’s page says how to frame it, with its whole address', () => {
  const code = site.pages
    .get('tools/main-echo/index.html')
    ?.elements.find(({ attrs }) => attrs.some(({ value }) => value === 'pb-embed-code'));
  expect(code?.childNodes).toMatchObject([
    {
      value:
        '<iframe src="https://tools.example/x/embed/main-echo/" title="Main echo" width="100%" height="480" loading="lazy" allow="clipboard-write"></iframe>',
    },
  ]);
  expect(htmlOf('tools/retired/index.html')).not.toContain('pb-embed-code');
});

it('no page of an error is offered to search engines', () => {
  expect(htmlOf('404.html')).toContain('<meta name="robots" content="noindex">');
  expect(htmlOf('404.html')).not.toContain('rel="canonical"');
});

it('hosts that pass over folders with an underscore are told not to', () => {
  expect(site.files).toContain('.nojekyll');
});
