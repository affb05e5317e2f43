import { expect, it } from 'vitest';
import type { ServerPage, Site, ToolPage } from '../../../src/render/site.ts';
import { sitePages } from '../../../src/render/site-pages.ts';
import { makePage } from '../../support/make-tool.ts';

function pagesOf(tools: ToolPage[], redirects: string[] = [], servers: ServerPage[] = []) {
  const site: Pick<Site, 'tools' | 'servers' | 'gallery' | 'tags' | 'documents'> = {
    tools,
    servers: new Map(servers.map((page) => [page.server.id, page])),
    gallery: tools.filter(({ tool }) => tool.card !== 'none'),
    tags: [{ name: 'Text', slug: 'text', count: 1 }],
    documents: [{ path: '/guide/', title: 'Guide', description: '', prose: { html: '', headings: [] } }],
  };
  const helpIds = new Map([['/tools/whole/', new Set(['help-why'])]]);
  const documentIds = new Map([['/guide/', new Set(['first'])]]);
  return sitePages(site as Site, { helpIds, documentIds, files: ['feed.xml'], redirects });
}

it('every tool answers at its page and without the site around it, also one that is retired or has no card', () => {
  const tools = [
    makePage({ id: 'live' }),
    makePage({ id: 'old', status: 'deprecated' }),
    makePage({ id: 'gone', status: 'retired' }),
    makePage({ id: 'hidden', card: 'none' }),
  ];
  expect([...pagesOf(tools, ['/moved']).keys()].sort()).toEqual(
    [
      '/',
      '/feed.xml',
      '/guide/',
      '/moved/',
      '/search/',
      '/tags/',
      '/tags/text/',
      '/tools/',
      ...['gone', 'hidden', 'live', 'old'].flatMap((id) => [`/embed/${id}/`, `/tools/${id}/`]),
    ].sort(),
  );
});

it('a tool’s page has the anchors of the sections that it has', () => {
  const whole = makePage(
    { id: 'whole', samples: [{ label: 'One', input: {} }] },
    {
      help: { html: '', headings: [] },
      cases: [{ name: 'one', passed: true }],
      links: [{ label: 'RFC', href: 'https://example.com/' }],
      related: [{ label: 'Bare', href: '/tools/bare/' }],
    },
  );
  const pages = pagesOf([
    whole,
    makePage({ id: 'bare' }),
    { ...whole, tool: { ...whole.tool, id: 'gone', status: 'retired' }, path: '/tools/gone/' },
  ]);
  const bare = ['tool', 'inputs', 'results'];
  expect([...pages.get('/tools/whole/')!].sort()).toEqual(
    [...bare, 'samples', 'help', 'help-why', 'proof', 'links', 'related', 'elsewhere', 'programs'].sort(),
  );
  expect([...pages.get('/tools/bare/')!]).toEqual([...bare, 'elsewhere', 'programs']);
  expect([...pages.get('/tools/gone/')!].sort()).toEqual(
    [...bare, 'samples', 'help', 'proof', 'related', 'programs'].sort(),
  );
  expect(pages.get('/embed/whole/')?.size).toBe(0);
});

it('a server answers at its pages, with the sections that it has, and its tools at theirs', () => {
  const tools = Array.from({ length: 201 }, (_, index) => makePage({ id: `git/t${index}`, server: 'git' }));
  const server = { id: 'git' } as ServerPage['server'];
  const page = {
    server,
    dialect: 'MCP',
    path: '/tools/git/',
    tools,
    help: undefined,
    definition: '',
    commit: undefined,
  };
  const pages = pagesOf(tools, [], [page]);
  expect([...pages.get('/tools/git/')!]).toEqual(['tools']);
  expect(pages.has('/tools/git/page/2/')).toBe(true);
  expect(pages.has('/tools/git/page/3/')).toBe(false);
  expect(pages.has('/tools/git/t200/') && pages.has('/embed/git/t200/')).toBe(true);
});
