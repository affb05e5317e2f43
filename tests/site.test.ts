import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadSite } from '../src/build/load-site.ts';
import { resolveOptions } from '../src/options.ts';
import { makeTree, toolFiles } from './support/make-tree.ts';
import { repository } from './support/repository.ts';

/** A case is a folder: `input/` is a site, `case.json` says how it is built, `expected.txt` is what its author is told. */
const cases = join(repository, 'tests/site');
const cache = mkdtempSync(join(tmpdir(), 'pegboard-site-'));
afterAll(() => rmSync(cache, { recursive: true }));

describe('the problems of a site', () => {
  it.each(readdirSync(cases))('%s', async (name) => {
    const file = join(cases, name, 'case.json');
    const { base = '/', redirects = [], options = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const root = join(cases, name, 'input');
    const { report } = await loadSite({
      options: resolveOptions(options, {}),
      root,
      base,
      redirects,
      cache: join(cache, name),
      publicDirectory: join(root, 'public'),
    });
    await expect(report).toMatchFileSnapshot(join(cases, name, 'expected.txt'));
  });
});

it('one bad tool among forty good ones is one problem, and the good ones are ready to be shown', async () => {
  const good = Array.from({ length: 40 }, (_, index) => `good-${index}`);
  const root = makeTree(
    Object.assign({}, ...good.map((id) => toolFiles(id)), toolFiles('bad', { version: 1, kinds: ['fields'] })),
  );
  const { problems, site } = await loadSite({
    options: resolveOptions({}, {}),
    root,
    base: '/',
    redirects: [],
    cache: join(cache, 'forty'),
    publicDirectory: join(root, 'public'),
  });
  expect(problems.map(({ tool, pointer }) => [tool, pointer])).toEqual([
    ['bad', '/version'],
    ['bad', '/kinds'],
  ]);
  expect(site.tools.map(({ tool, seed }) => [tool.id, seed?.kind])).toEqual(good.sort().map((id) => [id, 'fields']));
});

it.each([
  ['a site that is kept offline asks for its service worker', { offline: true }, false, true],
  ['no other site does', {}, false, false],
  ['nor one that is served while it is written', { offline: true }, true, false],
])('%s', async (_, options, serves, asks) => {
  const root = makeTree(toolFiles('one'));
  const { files, site } = await loadSite({
    options: resolveOptions(options, {}),
    root,
    base: '/sub/',
    redirects: [],
    cache: join(cache, 'offline'),
    publicDirectory: join(root, 'public'),
    serves,
  });
  const script = files.get(site.scripts.theme.replace('/sub/', ''));
  expect(script).toContain('dataset.theme');
  expect(String(script).includes('serviceWorker')).toBe(asks);
});

it.each([
  ['a draft is left out of what is built, whatever is wrong in it', false, ['/a/'], []],
  ['and is shown while one develops, with what is wrong in it', true, ['/a/', '/draft/'], ['dead-link']],
])('%s', async (_, serves, paths, codes) => {
  const root = makeTree({
    ...toolFiles('one'),
    'content/a.md': '# A',
    'content/draft.md': '---\ndraft: true\n---\n# Draft\n\n[x](/nowhere/)',
  });
  const { site, problems } = await loadSite({
    options: resolveOptions({}, {}),
    root,
    base: '/',
    redirects: [],
    cache: join(cache, 'drafts'),
    publicDirectory: join(root, 'public'),
    serves,
  });
  expect(site.documents.map(({ path }) => path)).toEqual(paths);
  expect(problems.map(({ code }) => code)).toEqual(codes);
  expect(site.navigation.sidebar('/a/')).toHaveLength(paths.length);
});

it.each([
  [
    'each part of a short sidebar',
    {},
    [
      ['Tools', '/b/tools/'],
      ['A', '/b/a/'],
      ['Guides', '/b/guides/c/'],
    ],
  ],
  [
    'one link for a longer one',
    { sidebar: ['a', 'guides/c', 'guides/d', { label: 'All', directory: '/' }] },
    [
      ['Tools', '/b/tools/'],
      ['Docs', '/b/a/'],
    ],
  ],
  ['what the option says', { nav: [{ label: 'Go', href: '/a/' }] }, [['Go', '/b/a/']]],
])('the header has %s', async (_, options, links) => {
  const root = makeTree({
    ...toolFiles('one'),
    'content/a.md': '# A',
    'content/guides/c.md': '# C',
    'content/guides/d.md': '# D',
  });
  const { site, report } = await loadSite({
    options: resolveOptions(options, {}),
    root,
    base: '/b/',
    redirects: [],
    cache: join(cache, 'header'),
    publicDirectory: join(root, 'public'),
  });
  expect(report).toBe('');
  expect(site.nav.map(({ label, href }) => [label, href])).toEqual(links);
});
