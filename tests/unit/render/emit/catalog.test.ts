import { expect, it } from 'vitest';
import { catalog } from '../../../../src/render/emit/catalog.ts';
import type { ToolPage } from '../../../../src/render/site.ts';
import { makePage } from '../../../support/make-tool.ts';

const losses = [{ field: 'tags', says: 'There are none.' }];
const pageOf = (id: string, more: Partial<ToolPage> = {}) => makePage({ id, losses }, more);
const site = { title: 'Tools', description: 'Some.', base: '/docs/' };

it('says of each tool where it is, what it is written as, and what is lost', () => {
  const lost = [{ field: 'version', says: 'MCP has none.' }];
  const emitted = [
    { title: 'MCP', file: 'mcp.json', path: '/tools/a/mcp.json', losses: lost },
    { title: 'tea', file: 'tool-spec.json', refused: 'It has no effects.', losses: [] },
  ];
  const files = catalog({
    ...site,
    tools: [pageOf('a', { emitted, tags: [{ name: 'Text', slug: 'text', count: 1 }] })],
  });
  expect([...files.keys()]).toEqual(['catalog.json']);
  expect(JSON.parse(files.get('catalog.json')!)).toEqual({
    title: 'Tools',
    description: 'Some.',
    total: 1,
    tools: [
      {
        id: 'a',
        name: 'Histogram',
        dialect: 'native',
        description: 'Counts numbers by size.',
        status: 'live',
        version: '1.0.0',
        tags: ['Text'],
        page: '/docs/tools/a/',
        losses: [{ field: 'tags', says: 'There are none.' }],
        files: [
          { file: 'mcp.json', href: '/docs/tools/a/mcp.json', losses: lost },
          { file: 'tool-spec.json', refused: 'It has no effects.' },
        ],
      },
    ],
  });
});

it('goes on in another file after a thousand tools', () => {
  const tools = Array.from({ length: 2001 }, (_, index) => pageOf(`t${index}`));
  const files = catalog({ ...site, tools });
  const read = [...files].map(([name, text]) => {
    const { next, tools, total } = JSON.parse(text);
    return [name, tools.length, total, next];
  });
  expect(read).toEqual([
    ['catalog.json', 1000, 2001, '/docs/catalog-2.json'],
    ['catalog-2.json', 1000, 2001, '/docs/catalog-3.json'],
    ['catalog-3.json', 1, 2001, undefined],
  ]);
});
