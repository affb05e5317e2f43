import { describe, expect, it } from 'vitest';
import { checkLinks } from '../../../../src/render/links/check-links.ts';
import type { FoundLink } from '../../../../src/render/links/found-link.ts';

const PAGES = new Map<string, ReadonlySet<string>>([
  ['/', new Set()],
  ['/tools/', new Set()],
  ['/tools/crc/', new Set(['tool', 'help', 'inputs', 'help-run', 'help-größe'])],
  ['/tools/constructor/', new Set(['toString'])],
  ['/guide/cafe\u0301/', new Set(['cafe\u0301'])],
  ['/guide/v1.2/', new Set(['a'])],
  ['/feed.xml', new Set()],
]);

function check(href: string, written = href, options: Parameters<typeof checkLinks>[2] = { base: '/docs/' }) {
  const link: FoundLink = { href, written, tool: 'x', file: 'tools/x/README.md', line: 3, column: 5 };
  return checkLinks([link], PAGES, options).map(({ code, fault, fix }) => `${code}: ${fault}. ${fix}`);
}

describe('a link that leads somewhere', () => {
  it.each([
    '/',
    '/tools/crc/',
    '/tools/crc',
    '/tools/crc/index.html',
    '/tools/crc/#help-run',
    '/tools/crc#help-run',
    '/tools/crc/#help-gr%C3%B6%C3%9Fe',
    '/tools/crc/#top',
    '/tools/crc/#',
    '/tools/%63rc/',
    '/tools/constructor/#toString',
    '/guide/café/#café',
    '/guide/caf%C3%A9/',
    '/guide/v1.2',
    '/guide/v1.2/#a',
    '/feed.xml',
  ])('%s', (href) => {
    expect(check(href)).toEqual([]);
  });
});

it('a link to a page that the site has of its own leads somewhere, with whatever anchor', () => {
  const ownRoutes = [/^\/about\/$/, /^\/team\/([^/]+?)\/$/];
  for (const href of ['/about/', '/about/#us', '/team/ada/'])
    expect(check(href, href, { base: '/', ownRoutes })).toEqual([]);
  expect(check('/team/', '/team/', { base: '/', ownRoutes })).toHaveLength(1);
});

describe('a link that leads nowhere', () => {
  it.each<[href: string, written?: string]>([
    ['/tools/none/'],
    ['/tools/crd/'],
    ['/Tools/crc/'],
    ['/toString/'],
    ['/__proto__/'],
    ['/docs/tools/crc/'],
    ['/docs/tools/crc/#help-run', '/docs/tools/crc/#run'],
    ['/docs/none/'],
    ['/feed.xm'],
    ['/tools/crc/#help-rum', '#rum'],
    ['/tools/crc/#help-wholly-different', '#wholly-different'],
    ['/tools/#a'],
    ['/tools/crc/#constructor'],
    ['/tools/crc/#%'],
  ])('%s is explained', (href, written) => {
    expect(check(href, written)).toMatchSnapshot();
  });

  it('is placed in its file', () => {
    const link: FoundLink = {
      href: '/none/',
      written: '/none/',
      tool: 'x',
      file: 'tools/x/tool.json',
      line: 7,
      column: 9,
      pointer: '/links/0/href',
    };
    expect(checkLinks([link], PAGES, { base: '/' })).toEqual([
      {
        severity: 'error',
        tool: 'x',
        file: 'tools/x/tool.json',
        line: 7,
        column: 9,
        pointer: '/links/0/href',
        code: 'dead-link',
        fault: 'The link /none/ leads to no page of this site',
        fix: 'Correct the path, or remove the link',
      },
    ]);
  });
});

it('checks many links against many pages soon', () => {
  const pages = new Map(
    Array.from({ length: 10_000 }, (_, id) => [`/tools/tool-${id}/`, new Set(['help-run'])] as const),
  );
  const links = Array.from({ length: 10_000 }, (_, id) => ({
    href: `/tools/tool-${id}x/#help-run`,
    written: '',
    tool: '',
    file: '',
    line: 1,
    column: 1,
  }));
  const began = performance.now();
  expect(checkLinks(links, pages, { base: '/' })).toHaveLength(10_000);
  expect(performance.now() - began).toBeLessThan(20_000);
});
