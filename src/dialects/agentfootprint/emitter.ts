import { ofObject } from '../../model/input-schema.ts';
import type { Tool } from '../../model/tool.ts';
import { type Emission, type Emitter, quote } from '../dialect.ts';
import { lossesOf } from '../losses-of.ts';
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
    if (type === 'object') {
      const document = optionsOf(tool);
      return { document, losses: lossesOf(tool, document, normalise, LOST) };
    }
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
  return { document, losses: lossesOf(tool, document, normalise, new Map([...LOST, ...own])) };
}

function optionsOf(tool: Tool): object {
  const last = tool.id.split('/').at(-1) ?? '';
  const name = NAME_FORM.test(tool.name) ? tool.name : (toName(last) ?? 'tool');
  return { name, description: tool.description, inputSchema: ofObject(tool.inputSchema) };
}
