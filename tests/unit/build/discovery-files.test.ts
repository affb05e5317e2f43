import { describe, expect, it } from 'vitest';
import { discoveryFiles } from '../../../src/build/discovery-files.ts';
import { emitTool } from '../../../src/build/emit-tool.ts';
import type { Tool } from '../../../src/model/tool.ts';
import type { Site } from '../../../src/render/site.ts';
import { makePage } from '../../support/make-tool.ts';

const answered = {
  cases: [{ name: 'one', input: {}, expect: { kind: 'text', text: 'yes' } }],
} as unknown as Partial<Tool>;
const search: Partial<Tool> = { server: 's', name: 'Search', inputs: [], ...answered };

function filesOf(tools: Partial<Tool>[], changes: Partial<Site> = {}) {
  const emitted = new Map<string, string>();
  const pages = tools.map((changes) => {
    const page = makePage(changes);
    const { listed, files } = emitTool(page.tool);
    for (const [path, text] of files) emitted.set(path, text);
    return { ...page, emitted: listed };
  });
  const server = { id: 's', dialect: 'mcp', name: 'S', description: 'Does.', tools: ['s/search'], incomplete: true };
  const site = {
    title: 'Tools',
    description: 'Some.',
    base: '/docs/',
    origin: 'https://docs.site.test',
    tools: pages,
    servers: new Map([['s', { server, path: '/tools/s/', definition: '/docs/tools/s/mcp.json' }]]),
    ...changes,
  };
  return new Map([...discoveryFiles(site as unknown as Site, emitted)].map(([path, text]) => [path, JSON.parse(text)]));
}

describe('what clients of CTP look for', () => {
  it('names tools as their definitions do, and where each is in a frame', () => {
    const { tools, ...head } = filesOf([{ id: 'a', ...answered }]).get('.well-known/ctp.json');
    expect(head).toEqual({
      ctpVersion: '1.0.0',
      name: 'Tools',
      description: 'Some.',
      baseUrl: 'https://docs.site.test/docs/',
      embedPath: '/embed',
      capabilities: { embedding: true, autosense: false, api: false, realtime: false },
    });
    expect(tools).toEqual([
      expect.objectContaining({ id: 'a', name: 'Histogram', embedUrl: 'https://docs.site.test/docs/embed/a/' }),
    ]);
    // Its schema takes no other keys.
    const known = 'id name description category tags icon embedUrl method parameters executionMode deprecated'.split(
      ' ',
    );
    expect(Object.keys(tools[0]).filter((key) => !known.includes(key))).toEqual([]);
  });

  it('names no id twice, and no tool that CTP cannot say or that is gone', () => {
    const tools = [
      { id: 's-search', ...answered },
      { id: 's/search', ...search },
      { id: 'unproved' },
      { id: 'gone', status: 'retired', ...answered } as const,
    ];
    const { tools: listed } = filesOf(tools).get('.well-known/ctp.json');
    expect(listed.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([['s-search', 'Histogram']]);
  });

  it('says of a thousand tools and more where all are', () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({ id: `t${index}`, inputs: [], ...answered }));
    const { tools, description } = filesOf(many, { description: 'x'.repeat(600) }).get('.well-known/ctp.json');
    expect(tools).toHaveLength(1000);
    expect(description).toHaveLength(500);
    expect(description).toMatch(
      /x… These are 1000 of its tools; https:\/\/docs\.site\.test\/docs\/catalog\.json names all\.$/,
    );
  });
});

describe('what clients of MCP look for', () => {
  it('lists the tools that stand alone, and says where the lists of servers are', () => {
    const card = filesOf([
      { id: 'a', inputs: [] },
      { id: 's/search', ...search },
    ]).get('.well-known/mcp.json');
    expect(card).toMatchObject({
      name: 'test.site.docs/tools',
      websiteUrl: 'https://docs.site.test/docs/',
      remotes: [],
      tools: [{ name: 'a', title: 'Histogram' }],
    });
    expect(card._meta['pegboard/lists']).toEqual([
      {
        name: 'S',
        description: 'Does.',
        tools: 1,
        incomplete: true,
        page: 'https://docs.site.test/docs/tools/s/',
        definition: 'https://docs.site.test/docs/tools/s/mcp.json',
      },
    ]);
    expect(card._meta['pegboard/total']).toBe(2);
  });

  it('has no name that would be made up', () => {
    const card = filesOf([], { origin: undefined }).get('.well-known/mcp.json');
    expect(card).not.toHaveProperty('name');
    expect(card._meta['pegboard/catalog']).toBe('/docs/catalog.json');
  });

  it('lists a thousand tools at most', () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({ id: `t${index}`, inputs: [] }));
    const card = filesOf(many).get('.well-known/mcp.json');
    expect([card.tools.length, card._meta['pegboard/total']]).toEqual([1000, 1001]);
  });
});

it('the version changes with what is published, and only then', () => {
  const version = (blurb: string) => filesOf([{ id: 'a', blurb }]).get('.well-known/mcp.json').version;
  expect(version('One.')).toBe(version('One.'));
  expect(version('One.')).not.toBe(version('Two.'));
});
