import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import schema from '../../../../src/render/emit/catalog.schema.json' with { type: 'json' };
import { catalog } from '../../../../src/render/emit/catalog.ts';
import type { ToolPage } from '../../../../src/render/site.ts';
import { makePage } from '../../../support/make-tool.ts';

const losses = [{ field: 'tags', says: 'There are none.' }];
const pageOf = (id: string, more: Partial<ToolPage> = {}) => makePage({ id, losses }, more);
const site = { title: 'Tools', description: 'Some.', base: '/docs/', origin: undefined };

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
    $schema: '/docs/schemas/catalog.schema.json',
    title: 'Tools',
    description: 'Some.',
    total: 1,
    tools: [
      {
        id: 'a',
        name: 'Histogram',
        blurb: 'Counts numbers by size.',
        dialect: 'native',
        description: 'Counts numbers by size.',
        status: 'live',
        version: '1.0.0',
        tags: ['Text'],
        runs: true,
        kinds: ['fields', 'text', 'table', 'error'],
        page: '/docs/tools/a/',
        embed: '/docs/embed/a/',
        markdown: '/docs/tools/a/index.md',
        inputSchema: '/docs/tools/a/input.schema.json',
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

describe('the published schema', () => {
  const validate = addFormats.default(new Ajv2020()).compile(schema);

  it('takes every file of a catalogue with more than a thousand tools', () => {
    const tools = Array.from({ length: 1001 }, (_, index) =>
      pageOf(`t${index}`, {
        emitted: [
          { title: 'MCP', file: 'mcp.json', path: `/tools/t${index}/mcp.json`, losses },
          { title: 'tea', file: 'tool-spec.json', refused: 'It has no effects.', losses: [] },
        ],
      }),
    );
    for (const origin of [undefined, 'https://site.test']) {
      for (const text of catalog({ ...site, origin, tools }).values()) {
        validate(JSON.parse(text));
        expect(validate.errors).toBe(null);
      }
    }
  });

  it.each(['inputSchema', 'markdown', 'blurb', 'files'])('refuses a tool without %s', (key) => {
    const file = JSON.parse(catalog({ ...site, tools: [pageOf('a')] }).get('catalog.json')!);
    delete file.tools[0][key];
    expect(validate(file)).toBe(false);
  });
});
