import { expect, it } from 'vitest';
import type { Tool } from '../../../src/model/tool.ts';
import type { Site, ToolPage } from '../../../src/render/site.ts';
import { sitePages } from '../../../src/render/site-pages.ts';
import { makeTool } from '../../support/make-tool.ts';

function pageOf(changes: Partial<Tool>, more: Partial<ToolPage> = {}): ToolPage {
  const tool = makeTool(changes);
  return {
    tool,
    path: `/tools/${tool.id}/`,
    seed: undefined,
    cases: [],
    module: undefined,
    help: undefined,
    dialect: 'Pegboard',
    emitted: [],
    tags: [],
    links: [],
    related: [],
    commit: undefined,
    ...more,
  };
}

function pagesOf(tools: ToolPage[], redirects: string[] = []) {
  const site: Pick<Site, 'tools' | 'gallery' | 'tags' | 'documents'> = {
    tools,
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
    pageOf({ id: 'live' }),
    pageOf({ id: 'old', status: 'deprecated' }),
    pageOf({ id: 'gone', status: 'retired' }),
    pageOf({ id: 'hidden', card: 'none' }),
  ];
  expect([...pagesOf(tools, ['/moved']).keys()].sort()).toEqual(
    [
      '/',
      '/feed.xml',
      '/guide/',
      '/moved/',
      '/tags/',
      '/tags/text/',
      '/tools/',
      ...['gone', 'hidden', 'live', 'old'].flatMap((id) => [`/embed/${id}/`, `/tools/${id}/`]),
    ].sort(),
  );
});

it('a tool’s page has the anchors of the sections that it has', () => {
  const whole = pageOf(
    { id: 'whole', samples: [{ label: 'One', input: {} }] },
    {
      help: { html: '', headings: [] },
      cases: [{ name: 'one', passed: true }],
      links: [{ label: 'RFC', href: 'https://example.com/' }],
    },
  );
  const pages = pagesOf([
    whole,
    pageOf({ id: 'bare' }),
    { ...whole, tool: { ...whole.tool, id: 'gone', status: 'retired' }, path: '/tools/gone/' },
  ]);
  const bare = ['tool', 'inputs', 'results'];
  expect([...pages.get('/tools/whole/')!].sort()).toEqual(
    [...bare, 'samples', 'help', 'help-why', 'proof', 'links', 'elsewhere', 'programs'].sort(),
  );
  expect([...pages.get('/tools/bare/')!]).toEqual([...bare, 'elsewhere', 'programs']);
  expect([...pages.get('/tools/gone/')!].sort()).toEqual([...bare, 'samples', 'help', 'proof', 'programs'].sort());
  expect(pages.get('/embed/whole/')?.size).toBe(0);
});
