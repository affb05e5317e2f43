import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readBuiltSite } from '../../support/built-site.ts';
import { badLinks } from '../../support/check-links.ts';
import { badMarkup } from '../../support/check-markup.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function site(files: Record<string, string>, base = '/') {
  const folder = mkdtempSync(join(tmpdir(), 'pegboard-site-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return readBuiltSite(folder, base);
}

const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'">`;
const page = (body: string) =>
  `<!doctype html><html lang="en"><head>${policy}<title>t</title></head><body><main><h1 id="top">t</h1>${body}</main></body></html>`;

describe('badLinks', () => {
  const links = (body: string, base = '/') =>
    badLinks(
      site({ 'index.html': page(body), 'a b/index.html': page('<i id="é">'), 'x.svg': '', 'm.js': '' }, base),
    ).map((fault) => fault.replace('index.html: ', ''));

  it('finds nothing wrong with links that lead somewhere', () => {
    const good = ['#top', '/a%20b/', 'a%20b/#%C3%A9', './x.svg?v=1', 'https://example.com/none', 'mailto:a@b.c', '/'];
    expect(
      links(
        good.map((href) => `<a href="${href}">`).join('') +
          '<img src="x.svg" srcset="x.svg 1x, /x.svg 2x"><tool-card module="/m.js">',
      ),
    ).toEqual([]);
    expect(links('<a href="/base/a%20b/"><a href="x.svg"><tool-card module="/base/m.js">', '/base/')).toEqual([]);
  });

  it.each([
    ['<a href="/none/">', '<a> /none/ leads nowhere'],
    ['<a href="/a%20b">', '<a> /a%20b leads nowhere'],
    ['<a href="#none">', '<a> #none names an anchor that is not there'],
    ['<a href="/a%20b/#top2">', '<a> /a%20b/#top2 names an anchor that is not there'],
    ['<a href="javascript:alert(1)">', '<a> javascript:alert(1) has a scheme that is not allowed'],
    ['<a href="java\nscript:alert(1)">', '<a> java\nscript:alert(1) has a scheme that is not allowed'],
    ['<a href="data:text/html,x">', '<a> data:text/html,x has a scheme that is not allowed'],
    ['<a href="http://[">', '<a> http://[ is no address'],
    ['<img src="https://example.com/x.svg">', '<img> https://example.com/x.svg is fetched from another host'],
    ['<img src="//example.com/x.svg">', '<img> //example.com/x.svg is fetched from another host'],
    ['<img srcset="x.svg 1x, y.svg 2x">', '<img> y.svg leads nowhere'],
    ['<tool-card data-module="/none.js">', '<tool-card> /none.js leads nowhere'],
    ['<template><a href="/none/"></template>', '<a> /none/ leads nowhere'],
  ])('says what is wrong with %s', (body, fault) => {
    expect(links(body)).toEqual([fault]);
  });

  it('finds a base that is missing, and one that is there twice', () => {
    expect(links('<a href="/a%20b/"><a href="/base/base/a%20b/">', '/base/')).toEqual([
      '<a> /a%20b/ leads nowhere',
      '<a> /base/base/a%20b/ leads nowhere',
    ]);
  });

  it('reads styles, sitemaps and the page for what is not there', () => {
    const files = {
      '404.html': page('<a href="index.html">'),
      'index.html': page(''),
      's/a.css': '@font-face { src: url("../f.woff2") } a { background: url(data:image/png;base64,x) }',
      'sitemap.xml':
        '<urlset><url><loc>https://site.test/none/</loc></url><url><loc>https://site.test/</loc></url></urlset>',
    };
    expect(badLinks(site(files))).toEqual([
      '404.html: <a> index.html is relative on a page shown anywhere',
      's/a.css: ../f.woff2 leads nowhere',
      'sitemap.xml: https://site.test/none/ leads nowhere',
    ]);
  });
});

describe('badMarkup', () => {
  const faults = (html: string) =>
    badMarkup(site({ 'index.html': html })).map((fault) => fault.replace('index.html: ', ''));

  it('finds nothing wrong with a plain page', () => {
    expect(
      faults(
        page('<script src="a.js"></script><script type="application/ld+json">{}</script><svg><title>s</title></svg>'),
      ),
    ).toEqual([]);
  });

  it.each([
    ['<style>a {}</style>', '<style> is refused by the content policy'],
    ['<script>run()</script>', 'an inline script is refused by the content policy'],
    ['<p style="color: red">', '<p style="color: red"> is refused by the content policy'],
    ['<img onerror="run()">', '<img onerror> is an inline handler'],
    ['<svg onload="run()"></svg>', '<svg onload> is an inline handler'],
    ['<iframe srcdoc="x"></iframe>', '<iframe srcdoc> is an inline page'],
    ['<i id="top">', 'the id top is there twice'],
    ['<h1>again</h1>', 'it has 2 <h1> where it needs one'],
  ])('refuses %s', (body, fault) => {
    expect(faults(page(body))).toEqual([fault]);
  });

  it('refuses a page without a policy, and one whose policy comes late', () => {
    expect(faults(page('').replace(policy, ''))).toEqual(['it has no content policy']);
    expect(faults(page('').replace(policy, `<script src="a.js"></script>${policy}`))).toEqual([
      'something is fetched before the content policy stands',
    ]);
  });
});
