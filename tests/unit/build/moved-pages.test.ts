import { expect, it } from 'vitest';
import { arePlain, movedPages } from '../../../src/build/moved-pages.ts';

const site = { title: 'A & B', lang: 'en', policy: "default-src 'none'" };

it('an address that was given up leads on, whatever its target holds', () => {
  const pages = movedPages({ '/old/': '/b/new/', gone: { status: 301, destination: '/b/?a=1&b="2"<' } }, site);
  expect([...pages.keys()]).toEqual(['old/index.html', 'gone/index.html']);
  expect(pages.get('old/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/b/new/">');
  expect(pages.get('old/index.html')).toContain('<title>Moved · A &amp; B</title>');
  expect(pages.get('gone/index.html')).toContain('<a href="/b/?a=1&amp;b=&quot;2&quot;&lt;">');
});

it('patterns are left to Astro, with all that stands beside them', () => {
  const redirects = { '/old/[slug]/': '/new/[slug]/', '/a/': '/b/' };
  expect(arePlain(redirects)).toBe(false);
  expect(movedPages(redirects, site)).toEqual(new Map());
});
