import type { Tool } from '../../model/tool.ts';
import { type Emission, type Emitter, type FileLook, get, quote } from '../dialect.ts';
import { PREDICATE } from './declarations.ts';
import { JSON_FILE } from './files.ts';
import { LOST, NO_CODE } from './lost.ts';
import { normalise } from './normalise.ts';
import { NAME_FORM, toName } from './tool-name.ts';

/** Writes tools of any dialect as options of `defineTool`, without code. */
export const emitter: Emitter = {
  file: JSON_FILE,
  write(tool) {
    if (tool.dialect === 'agentfootprint') return ownEmission(tool);
    const { type = 'object' } = tool.inputSchema;
    if (type === 'object') return emissionOf(tool, optionsOf(tool), LOST);
    return {
      refused: `agentfootprint passes an object of arguments, and this tool takes a value of type ${quote(type)}.`,
    };
  },
};

/** Options as their author wrote them, but for code. */
function ownEmission(tool: Tool): Emission {
  const decides = tool.declarations.some(({ name, value }) => name === 'checkIn' && value === PREDICATE);
  // Without it, nobody would be asked at all.
  const document = decides ? { ...(tool.original as object), checkIn: 'always' } : tool.original;
  const says = decides
    ? 'A function decides when a person must agree. JSON has none, so one is asked always.'
    : NO_CODE;
  const own = ['kinds', 'declarations', 'badges'].map((field) => [field, field === 'kinds' ? NO_CODE : says] as const);
  return emissionOf(tool, document, new Map([...LOST, ...own]), tool.help);
}

function optionsOf(tool: Tool): object {
  const last = tool.id.split('/').at(-1) ?? '';
  const name = NAME_FORM.test(tool.name) ? tool.name : (toName(last) ?? 'tool');
  const description = tool.description.trim() === '' ? tool.name : tool.description;
  return { name, description, inputSchema: { type: 'object', ...tool.inputSchema } };
}

/**
 * A document, with what its reader does not find again.
 * @param help the file that lies beside it. Default none.
 */
function emissionOf(tool: Tool, document: unknown, lost: ReadonlyMap<string, string>, help?: string): Emission {
  const look = (path: string): FileLook =>
    path === help ? { state: 'file', bytes: 0 } : { state: 'missing', near: undefined };
  const [read] = normalise(document, undefined, { directory: tool.id, look }).tools;
  const differs = (field: string) => JSON.stringify(at(read, field)) !== JSON.stringify(at(tool, field));
  const losses = [...lost].filter(([field]) => differs(field)).map(([field, says]) => ({ field, says }));
  return { document, losses };
}

/** The value of a tool under `field`, or `field.part`. */
function at(tool: Tool | undefined, field: string): unknown {
  return field.split('.').reduce<unknown>(get, tool);
}
