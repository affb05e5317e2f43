import { expect, it } from 'vitest';
import { movedPages } from '../../../src/build/moved-pages.ts';

const site = { title: 'Text & tools', lang: 'en', policy: "default-src 'none'" };

it('an address that was given up leads on: as a folder’s page, or as the file it was', () => {
  const pages = movedPages(
    { '/yell/': '/tools/shout/', '/old/page.html': { status: 301, destination: '/x/?a&b="1"<' } },
    site,
  );
  expect([...pages.keys()]).toEqual(['yell/index.html', 'old/page.html']);
  expect(pages.get('yell/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/tools/shout/">');
  expect(pages.get('old/page.html')).toContain('<a href="/x/?a&amp;b=&quot;1&quot;&lt;">');
});

it('patterns are left to Astro, which alone knows what they stand for', () => {
  expect(movedPages({ '/old/[slug]': '/new/[slug]', '/yell/': '/tools/shout/' }, site)).toEqual(new Map());
});
