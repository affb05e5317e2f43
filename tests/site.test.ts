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
    const { base = '/', redirects = [] } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const root = join(cases, name, 'input');
    const { report } = await loadSite({
      options: resolveOptions({}, {}),
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
