import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { searchIndex } from '../../../../src/build/search/search-index.ts';
import type { Site } from '../../../../src/render/site.ts';
import type { Pagefind } from '../../../../src/runtime/search/pagefind.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'pegboard-search-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
  vi.unstubAllGlobals();
});

/** Makes the index of a site of documents. */
async function make(lang: string, documents: Record<string, string>) {
  const pages = Object.entries(documents).map(([path, main]) => {
    write(`${path}index.html`, `<html><body><main>${main}</main></body></html>`);
    return path;
  });
  return searchIndex({ site: { lang, tools: [], servers: new Map() } as unknown as Site, directory, pages });
}

function write(path: string, bytes: string | Uint8Array) {
  const file = join(directory, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Searches an index by the script that is published with it, as a page of the language would. */
async function search(files: Map<string, Uint8Array>, lang: string, words: string): Promise<string[]> {
  for (const [path, bytes] of files) write(path, bytes);
  vi.stubGlobal('fetch', (url: string) => {
    const bytes = files.get(new URL(url).pathname.slice(1));
    return Promise.resolve(new Response(bytes ? new Uint8Array(bytes) : null, { status: bytes ? 200 : 404 }));
  });
  const { createInstance }: Pagefind = await import(pathToFileURL(join(directory, 'pagefind/pagefind.js')).href);
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => lang }) });
  const index = createInstance({ basePath: 'http://site/pagefind/' });
  const { results } = await index.search(words, { filters: {} });
  const found = await Promise.all(results.map(({ data }) => data()));
  vi.unstubAllGlobals();
  return found.map(({ url }) => new URL(url).pathname);
}

describe('the index of a site', () => {
  it('is the same bytes a second time, in whatever order its pages came', async () => {
    const documents = { '/a/': '<h1>One</h1> alpha', '/b/': '<h1>Two</h1> beta', '/c/': '<h1>Three</h1> alpha beta' };
    const first = await make('en', documents);
    const second = await make('en', Object.fromEntries(Object.entries(documents).reverse()));
    expect([...second].sort()).toEqual([...first].sort());
  });

  it('is published with what reads it, and with no interface of Pagefind’s own', async () => {
    const names = [...(await make('en', { '/a/': '<h1>One</h1>' })).keys()];
    expect(names).toEqual(expect.arrayContaining(['pagefind/pagefind.js', 'pagefind/pagefind-entry.json']));
    expect(names.filter((name) => /ui|highlight/.test(name))).toEqual([]);
  });

  it.each([
    ['ja', '正規表現'],
    ['ja', '人口分布'],
    ['ja', '検索'],
  ])('finds a whole term in the middle of a sentence of a site in %s: %s', async (lang, words) => {
    const text =
      '<h1>道具</h1><p>このツールは文字列を正規表現で検索して置換するためのものです。東京都の人口分布を計算します。</p>';
    const files = await make(lang, { '/a/': text, '/b/': '<h1>別</h1><p>ここには何もありません。</p>' });
    expect(await search(files, lang, words)).toEqual(['/a/']);
  });

  it.each(['直方图', '正则表达式', '百分位数'])('and in Chinese: %s', async (words) => {
    const text =
      '<h1>工具</h1><p>这个工具计算数据的分布并画出直方图和百分位数。正则表达式解释器说明每个部分的意思。</p>';
    const files = await make('zh', { '/a/': text, '/b/': '<h1>其他</h1><p>没有东西。</p>' });
    expect(await search(files, 'zh', words)).toEqual(['/a/']);
  });
});
