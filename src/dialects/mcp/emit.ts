import { ofObject } from '../../model/input-schema.ts';
import type { Tool } from '../../model/tool.ts';
import { type Emitter, get, type JsonObject, quote } from '../dialect.ts';
import { lossesOf } from '../losses-of.ts';
import { writeHints } from './hints.ts';
import { LOSSES } from './losses.ts';
import { normalise } from './normalise.ts';
import { MAX_NAME } from './tool-slug.ts';

/** Writes any tool as the result of a `tools/list` that has this one tool. */
export const emitter: Emitter = {
  file: 'mcp.json',
  write(tool) {
    if (tool.dialect === 'mcp') return { document: { tools: [tool.original] }, losses: [] };
    const type = get(tool.inputSchema, 'type');
    if (type !== undefined && type !== 'object') {
      return { refused: `MCP passes an object of arguments, and this tool takes a value of type ${quote(type)}.` };
    }
    const document = { tools: [toEntry(tool)] };
    return { document, losses: lossesOf(tool, document, normalise, LOSSES) };
  },
};

function toEntry(tool: Tool): JsonObject {
  const name = (tool.id.split('/').at(-1) ?? '').slice(0, MAX_NAME);
  const { description, inputSchema, outputSchema, icon, conduct } = tool;
  const annotations = writeHints(conduct);
  return {
    name,
    ...(tool.name === name ? {} : { title: tool.name }),
    ...(description === '' ? {} : { description }),
    inputSchema: ofObject(inputSchema),
    // Before 2026-07-28 a result was an object, and clients of that time refuse a list with any other schema.
    ...(get(outputSchema, 'type') === 'object' ? { outputSchema } : {}),
    ...(Object.keys(annotations).length === 0 ? {} : { annotations }),
    ...(icon?.src === undefined ? {} : { icons: [{ src: icon.src }] }),
  };
}
