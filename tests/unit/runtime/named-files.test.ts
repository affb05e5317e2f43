import { describe, expect, it } from 'vitest';
import { hashedFiles, namedFiles } from '../../../src/runtime/named-files.ts';

const hashed = hashedFiles('_astro');
const page = 'https://site.test/sub/tools/one/';
const script = 'https://site.test/sub/_astro/live.SwWw0--0.js';

const named = (text: string, url = page) => namedFiles(text, url, hashed).map((href) => href.replace(/^.*\/sub\//, ''));

describe('a file that never changes', () => {
  it.each([
    '_astro/page.CLiNDFdy.css',
    '_astro/run-worker-DnmfglF8.js',
    '_astro/live-tool.SwWw0--0.js',
    '_pegboard/tools/shared.code.a4bd35a8.js',
    '_pegboard/files/Bar-chart.3f2a9c1b04.png',
  ])('%s has a hash in its name', (path) => expect(`https://site.test/sub/${path}`).toMatch(hashed));

  it.each(['tools/one/', '_pegboard/icon.svg', 'my-document.pdf', 'files/page.CLiNDFdy.css', '_astro/page.css'])(
    '%s is none',
    (path) => expect(`https://site.test/sub/${path}`).not.toMatch(hashed),
  );
});

describe('what a page names', () => {
  it('is its script, style sheet, pictures, and the tool it runs', () => {
    const html = `<script src="/sub/_pegboard/theme.c287d3fb.js"></script><link rel="stylesheet" href="/sub/_astro/page.CLiNDFdy.css">
      <img src="../a%20b@2x.png"><tool-card tool="one" mode="page" module="/sub/_pegboard/tools/one.65cafa2c.js">`;
    expect(named(html)).toEqual([
      '_pegboard/theme.c287d3fb.js',
      '_astro/page.CLiNDFdy.css',
      'tools/a%20b@2x.png',
      '_pegboard/tools/one.65cafa2c.js',
    ]);
  });

  it('is no link, and no tool of a card in a list', () => {
    const html = `<a href="/sub/tools/two/">"quoted"</a><a href="/sub/files/my-document.pdf"></a>
      <tool-card tool="two" mode="card" module="/sub/_pegboard/tools/two.65cafa2c.js"></tool-card>`;
    expect(named(html)).toEqual([]);
  });

  it('is never on another host', () => {
    const html =
      '<img src="//elsewhere.test/a.png"><img src="https://elsewhere.test/_astro/b.12345678.js"><img src="data:,x">';
    expect(named(html)).toEqual([]);
  });
});

describe('what a script names', () => {
  it('is what it imports, now or later, however it is quoted', () => {
    const code =
      'import{t}from"./shared.a4bd35a8.js";import(`/sub/_astro/chart.CegFr0zZ.js`+a);new URL(\'run-worker-DnmfglF8.js\',import.meta.url)';
    expect(named(code, script)).toEqual([
      '_astro/shared.a4bd35a8.js',
      '_astro/chart.CegFr0zZ.js',
      '_astro/run-worker-DnmfglF8.js',
    ]);
  });

  it('is no other text of it', () => {
    expect(named('f("tools/one/", "some-text12.and.more", "x y-12345678.js")', script)).toEqual([]);
  });
});
