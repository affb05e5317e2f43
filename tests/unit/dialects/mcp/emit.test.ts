import { ListToolsResultSchema, ToolSchema } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, it } from 'vitest';
import { readTools } from '../../../../src/build/read-tools.ts';
import { mcp } from '../../../../src/dialects/mcp/mcp.ts';
import type { Loss } from '../../../../src/model/declaration.ts';
import type { Tool } from '../../../../src/model/tool.ts';
import { makeTool } from '../../../support/make-tool.ts';
import { repository } from '../../../support/repository.ts';

const { tools: own } = await readTools({ tools: `${repository}/tools`, root: repository });
const written = own.map(({ tool }) => ({ tool, id: tool.id }));

function write(tool: Tool): { document: { tools: unknown[] }; losses: Loss[] } {
  const emission = mcp.emitter!.write(tool);
  if (emission.refused !== undefined) throw new Error(emission.refused);
  return { document: emission.document as { tools: unknown[] }, losses: emission.losses };
}

function readBack(document: unknown): Tool {
  const look = () => ({ state: 'missing', near: undefined }) as const;
  return mcp.normalise(document, undefined, { directory: 'server', look }).tools[0]!;
}

describe('every tool of this repository as a list of one', () => {
  it.each(written)('$id is what the SDK takes', ({ tool }) => {
    const { document } = write(tool);
    expect(ListToolsResultSchema.safeParse(document).error).toBeUndefined();
    expect(ToolSchema.safeParse(document.tools[0]).error).toBeUndefined();
  });
});

describe('what is lost', () => {
  it('is nothing of a tool of a list', () => {
    const entry = { name: 'a', inputSchema: { type: 'object' }, extra: { kept: true } };
    expect(write(readBack([entry]))).toEqual({ document: { tools: [entry] }, losses: [] });
  });

  it('names what was there, and only that', () => {
    const { losses } = write(makeTool({ id: 'a', version: '1.0.0', tags: [], category: 'text' }));
    const fields = losses.map(({ field }) => field);
    expect(fields).toContain('version');
    expect(fields).toContain('category');
    expect(fields).not.toContain('tags');
    for (const { says } of losses) expect(says).toMatch(/^[A-Z].*\.$/);
  });

  it('is the schema of a result that is no object', () => {
    const { document, losses } = write(makeTool({ id: 'a', outputSchema: { type: 'array' } }));
    expect(document.tools[0]).not.toHaveProperty('outputSchema');
    expect(losses.map(({ field }) => field)).toContain('outputSchema');
  });

  it('is all, of a tool that takes no object', () => {
    expect(mcp.emitter!.write(makeTool({ id: 'a', inputSchema: { type: 'array' } })).refused).toMatch(/object.*\.$/);
  });
});

it('writes the hints that are said, and no other', () => {
  const { document } = write(makeTool({ id: 'a', conduct: { destructive: false, effects: ['fs.read'] } }));
  expect(document.tools[0]).toMatchObject({ name: 'a', annotations: { destructiveHint: false } });
  expect(Object.keys((document.tools[0] as { annotations: object }).annotations)).toEqual(['destructiveHint']);
});

it('writes a tool with all that MCP has a word for', () => {
  const inputSchema = { type: 'object', properties: { text: { type: 'string' } } };
  const outputSchema = { type: 'object' };
  const icon = { src: 'data:image/png;base64,iVBORw0KGgo=' };
  const said = { name: 'Word count', description: 'Counts words.', inputSchema, outputSchema, icon };
  const conduct = { readOnly: true, openWorld: false };
  expect(write(makeTool({ id: 'word-count', ...said, conduct })).document).toEqual({
    tools: [
      {
        name: 'word-count',
        title: 'Word count',
        description: 'Counts words.',
        inputSchema,
        outputSchema,
        annotations: { readOnlyHint: true, openWorldHint: false },
        icons: [icon],
      },
    ],
  });
});
