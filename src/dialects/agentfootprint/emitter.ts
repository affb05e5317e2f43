import { ofObject } from '../../model/input-schema.ts';
import type { Tool } from '../../model/tool.ts';
import { type Emission, type Emitter, quote } from '../dialect.ts';
import { lossesOf } from '../losses-of.ts';
import { PREDICATE } from './declarations.ts';
import { JSON_FILE } from './files.ts';
import { normalise } from './normalise.ts';
import { NAME_FORM, toName } from './tool-name.ts';

/** Writes tools of any dialect as options of `defineTool`, without code. */
export const emitter: Emitter = {
  file: JSON_FILE,
  write(tool) {
    if (tool.dialect === 'agentfootprint') return ownEmission(tool);
    const { type = 'object' } = tool.inputSchema;
    if (type === 'object') return emissionOf(tool, optionsOf(tool));
    return {
      refused: `agentfootprint passes an object of arguments, and this tool takes a value of type ${quote(type)}.`,
    };
  },
};

function ownEmission(tool: Tool): Emission {
  const decides = tool.declarations.some(({ name, value }) => name === 'checkIn' && value === PREDICATE);
  // Without it, nobody would be asked at all.
  const document = decides ? { ...(tool.original as object), checkIn: 'always' } : tool.original;
  const declarations = decides
    ? 'A function decides when a person must agree. JSON has none, so one is asked always.'
    : NO_CODE;
  return emissionOf(
    tool,
    document,
    new Map([...LOST, ['kinds', NO_CODE], ['declarations', declarations], ['badges', declarations]]),
  );
}

function optionsOf(tool: Tool): object {
  const last = tool.id.split('/').at(-1) ?? '';
  const name = NAME_FORM.test(tool.name) ? tool.name : (toName(last) ?? 'tool');
  const description = tool.description.trim() === '' ? tool.name : tool.description;
  return { name, description, inputSchema: ofObject(tool.inputSchema) };
}

const NO_CODE = 'JSON holds no code: execute is to be added.';

/** What is said of a part of a tool that options of `defineTool` cannot bear. */
const LOST: ReadonlyMap<string, string> = new Map([
  ['id', 'The address is made from the name.'],
  ['server', 'A tool stands by itself: there are no servers.'],
  ['name', 'A name has only letters, digits, "_" and "-", and 64 of them at most: it is made from the address.'],
  ['blurb', 'There is no line for a card: the first sentence of the description takes its place.'],
  ['description', 'A model chooses a tool by its description, so the name takes its place.'],
  ['inputSchema', 'The schema of the arguments says that they are an object.'],
  ['version', 'There is no version of a tool.'],
  ['status', 'There is no word for a tool that is not to be used any more.'],
  ['statusNote', 'There is no word for a tool that is not to be used any more.'],
  ['card', 'There is no word for how it appears in a gallery.'],
  ['cardFields', 'There is no word for how much a card shows.'],
  ['category', 'There are no categories.'],
  ['icon', 'There are no icons.'],
  ['tags', 'There are no tags.'],
  ['links', 'There are no links.'],
  ['related', 'Other tools are named only as what it is composed of.'],
  ['help', 'Its help is a file beside it.'],
  ['cases', 'There are no known answers.'],
  ['samples', 'There are no samples, only examples in the schema of the arguments.'],
  ['outputSchema', 'There is no schema of a result.'],
  ['kinds', 'There is no word for the kinds of its result.'],
  [
    'conduct',
    'Whether it changes something, or may be repeated, has no word, and capabilities are declared by an author alone.',
  ],
  ['badges', 'What it is marked for has no word.'],
  ['declarations', 'What its definition declares beside has no word.'],
  ['modelView', 'All that it says is told to a model.'],
  ['runs', NO_CODE],
  ['entry', NO_CODE],
  ['adapter', NO_CODE],
  ['seeded', NO_CODE],
  ['thread', 'There is no word for where it runs.'],
  ['timeoutMs', 'There is no time limit.'],
  ['autoRun', 'There is no word for when it runs.'],
  ['reset', 'There is no word for its controls.'],
  ['rest', 'What its dialect says beside has no place.'],
]);

/** A document, with what a reader of it would not find again. */
function emissionOf(tool: Tool, document: unknown, lost: ReadonlyMap<string, string> = LOST): Emission {
  return { document, losses: lossesOf(tool, document, normalise, lost) };
}
