import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTools } from '../../../../src/build/read-tools.ts';
import { agentfootprint } from '../../../../src/dialects/agentfootprint/agentfootprint.ts';
import type { Loss } from '../../../../src/model/declaration.ts';
import type { Tool } from '../../../../src/model/tool.ts';
import { makeTool } from '../../../support/make-tool.ts';
import { makeTree } from '../../../support/make-tree.ts';
import { repository } from '../../../support/repository.ts';

/** Writes a tool, reads what was written, and gives both, with what is said to be lost. */
async function again(tool: Tool): Promise<{ document: unknown; losses: Loss[]; read: Tool }> {
  const emission = agentfootprint.emitter!.write(tool);
  if (emission.refused !== undefined) throw new Error(emission.refused);
  const directory = tool.id.replaceAll('/', '-');
  const root = makeTree({
    [`tools/${directory}/define-tool.json`]: JSON.stringify(emission.document),
    [`tools/${directory}/README.md`]: 'Help.',
  });
  const { tools, problems } = await readTools({ tools: join(root, 'tools'), root });
  expect(problems).toEqual([]);
  return { ...emission, read: tools[0]!.tool };
}

/** The fields that differ, but for those that a dialect has for itself. */
function differing(a: Tool, b: Tool): string[] {
  const own = new Set(['dialect', 'id', 'original', 'inputs', 'calls', 'losses', 'help']);
  const keys = new Set([...Object.keys(a), ...Object.keys(b)] as (keyof Tool)[]);
  return [...keys].filter((key) => !own.has(key) && JSON.stringify(a[key]) !== JSON.stringify(b[key])).sort();
}

const valid = join(repository, 'tests/dialects/agentfootprint/valid');

describe('options of defineTool', () => {
  it.each(readdirSync(valid))('of its own tool %s are as they were', async (name) => {
    const { tools } = await readTools({ tools: valid, root: valid, only: name });
    const tool = { ...tools[0]!.tool, help: 'README.md' };
    const { read, losses } = await again(tool);
    expect(differing(tool, read)).toEqual(losses.map(({ field }) => field).sort());
    if (tool.entry === undefined) expect(losses).toEqual([]);
  });

  it('of another dialect say what they lose, and nothing else is lost', async () => {
    const tool = makeTool({
      id: 'word-count',
      name: 'Word count: words & more',
      description: 'Counts words. And lines.',
      samples: [{ label: 'Two', input: { text: 'a b' } }],
      tags: ['text'],
      help: 'README.md',
    });
    const { document, read, losses } = await again(tool);
    expect(document).toEqual({
      name: 'word-count',
      description: 'Counts words. And lines.',
      inputSchema: tool.inputSchema,
    });
    expect(differing(tool, read)).toEqual(
      losses
        .map(({ field }) => field)
        .filter((field) => field !== 'help')
        .sort(),
    );
    expect(losses.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['name', 'samples', 'tags', 'version', 'runs']),
    );
    for (const { says } of losses) expect(says).toMatch(/\.$/);
  });

  it('ask a person always where a function decides', async () => {
    const { tools } = await readTools({ tools: valid, root: valid, only: 'predicate' });
    const { document, losses } = await again(tools[0]!.tool);
    expect(document).toMatchObject({ name: 'refund', checkIn: 'always' });
    expect(document).not.toHaveProperty('execute');
    expect(losses).toContainEqual({
      field: 'declarations',
      says: 'A function decides when a person must agree. JSON has none, so one is asked always.',
    });
  });

  it('say that the arguments are an object, where another dialect does not', async () => {
    const { document, losses } = await again(
      makeTool({ id: 'files/read', name: 'Read a file', description: 'Reads.', inputSchema: {} }),
    );
    expect(document).toEqual({ name: 'read', description: 'Reads.', inputSchema: { type: 'object' } });
    expect(losses.map(({ field }) => field)).toEqual(expect.arrayContaining(['name', 'inputSchema']));
  });

  it('are not made of a tool whose arguments are no object', () => {
    expect(agentfootprint.emitter!.write(makeTool({ inputSchema: { type: 'string' } }))).toEqual({
      refused: 'agentfootprint passes an object of arguments, and this tool takes a value of type "string".',
    });
  });

  it('have a name that every provider takes, however long the id', async () => {
    const { document } = await again(makeTool({ id: `${'long-'.repeat(19)}name`, name: 'Größe der Dinge' }));
    expect((document as { name: string }).name).toBe(`${'long-'.repeat(12)}long`);
  });
});
