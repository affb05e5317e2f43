import { describe, expect, it } from 'vitest';
import { readTools } from '../../../../src/build/read-tools.ts';
import { scaffold } from '../../../../src/dialects/mcp/scaffold.ts';
import { toolSlug } from '../../../../src/dialects/mcp/tool-slug.ts';
import { type Entry, makeTree } from '../../../support/make-tree.ts';

const TOOL = { name: 'a', inputSchema: { type: 'object' } };

function read(list: unknown, files: { [path: string]: Entry } = {}) {
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  const root = makeTree({ 'tools/notes/mcp.json': text, ...files });
  return readTools({ tools: `${root}/tools`, root });
}

describe('an id', () => {
  it.each([
    ['read_file', 'read-file'],
    ['admin.tools.list', 'admin-tools-list'],
    ['getUser', 'getuser'],
    ['__proto__', 'proto'],
    ['a  b--c', 'a-b-c'],
    ['Straße', 'stra-e'],
    ['日本', undefined],
    ['', undefined],
  ])('of the name %j is %j', (name, slug) => {
    expect(toolSlug(name)).toBe(slug);
  });
});

describe('a list', () => {
  it('may be empty: the server has a page that says so', async () => {
    const { tools, servers, problems } = await read({ tools: [] });
    expect(tools).toEqual([]);
    expect(servers.map(({ server }) => server.tools)).toEqual([[]]);
    expect(problems).toMatchObject([{ severity: 'warning', code: 'no-tools', pointer: '/tools' }]);
  });

  it('may begin with a byte order mark and end its lines in both ways', async () => {
    const { tools, problems } = await read(`\uFEFF${JSON.stringify([TOOL], undefined, 2).replaceAll('\n', '\r\n')}`);
    expect([tools.map(({ tool }) => tool.id), problems]).toEqual([['notes/a'], []]);
  });

  it('has at most 20,000 tools', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => ({ ...TOOL, name: `t${index}` }));
    const { problems } = await read(names(20_001));
    expect(problems).toMatchObject([{ severity: 'error', code: 'too-many', fault: expect.stringContaining('20001') }]);
    expect((await read(names(20_000))).tools).toHaveLength(20_000);
  });

  it('has at most 64 MiB', async () => {
    const { tools, problems } = await read(' '.repeat(64 * 1024 * 1024 + 1));
    expect(tools).toEqual([]);
    expect(problems).toMatchObject([{ code: 'file-too-large', fault: expect.stringContaining('64 MiB') }]);
  });

  it('with many warnings is still read, and the last one says that there are more', async () => {
    const tools = Array.from({ length: 150 }, (_, index) => ({ name: `t${index}` }));
    const result = await read({ tools });
    expect(result.tools).toHaveLength(150);
    expect(result.problems).toHaveLength(101);
    expect(new Set(result.problems.map(({ severity }) => severity))).toEqual(new Set(['warning']));
    expect(result.problems.map(({ code }) => code)).toContain('too-many-problems');
  });

  it('has tools of at most 1 MiB each', async () => {
    const { problems } = await read([TOOL, { ...TOOL, name: 'b', description: 'x'.repeat(1024 * 1024) }]);
    expect(problems).toMatchObject([{ severity: 'error', code: 'tool-too-large', pointer: '/1' }]);
  });

  it('counts as as many tools as it has, and as one where it is broken', async () => {
    expect((await read([TOOL, { ...TOOL, name: 'b' }])).count).toBe(2);
    expect((await read([TOOL, { name: 5 }])).count).toBe(1);
  });

  it('beside another definition is one definition too many', async () => {
    const { problems } = await read([TOOL], { 'tools/notes/tool.json': '{}' });
    expect(problems).toMatchObject([{ code: 'two-definitions', fault: expect.stringContaining('mcp.json') }]);
  });

  it('with one wrong tool gives none, and points at that tool', async () => {
    const { tools, servers, problems } = await read({ tools: [TOOL, { ...TOOL, name: 'b', title: 5 }] });
    expect([tools, servers]).toEqual([[], []]);
    expect(problems).toMatchObject([{ tool: 'notes', pointer: '/tools/1/title' }]);
  });
});

describe('the rest of a definition', () => {
  it('is kept, whatever its keys are', async () => {
    const text = '[{"name":"a","inputSchema":{"type":"object"},"__proto__":{"x":1},"toString":2,"tags":["b"]}]';
    const [tool] = (await read(text)).tools;
    expect(Object.entries(tool!.tool.rest)).toEqual([
      ['__proto__', { x: 1 }],
      ['toString', 2],
      ['tags', ['b']],
    ]);
    expect(tool!.tool.tags).toEqual([]);
  });
});

it('a new server passes its check', async () => {
  const files = scaffold.files('new-server', { schema: '', worker: false });
  const root = makeTree(Object.fromEntries([...files].map(([name, text]) => [`tools/new-server/${name}`, text])));
  const tools = `${root}/tools`;
  expect(await readTools({ tools, root })).toMatchObject({ count: 2, problems: [] });
  const one = await readTools({ tools, root, only: 'new-server/add-note' });
  expect([one.count, one.tools.map(({ tool }) => tool.id)]).toEqual([1, ['new-server/add-note']]);
  expect((await readTools({ tools, root, only: 'new-server/add' })).count).toBe(0);
});
