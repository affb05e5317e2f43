import { FIELDS_OF_CODE, FIELDS_OF_SCHEDULING, type Loss, lost } from '../../model/declaration.ts';
import { schemaTool } from '../../model/schema-tool.ts';
import type { Tool } from '../../model/tool.ts';
import {
  asObject,
  forOthers,
  get,
  type JsonObject,
  type JsonSchema,
  type Normalised,
  type ToolContext,
} from '../dialect.ts';
import { readHints } from './hints.ts';
import { pickIcon } from './pick-icon.ts';
import { restOf } from './rest-of.ts';
import { findTools, said, saidText, toolEntries } from './tool-list.ts';
import { toolSlug } from './tool-slug.ts';

/** Where a server says its own name since MCP 2026-07-28: in the `_meta` of any result. */
const SERVER_INFO = 'io.modelcontextprotocol/serverInfo';

/** The server and the tools of a list that has no errors. */
export function normalise(definition: unknown, _cases: unknown, { directory, look }: ToolContext): Normalised {
  const tools = toolEntries(definition).map(({ entry }) => toTool(entry, directory));
  const result = findTools(definition)?.result ?? {};
  const info = get(said(result, '_meta'), SERVER_INFO);
  const icon = pickIcon(get(info, 'icons'));
  const nextCursor = said(result, 'nextCursor');
  const server: Normalised['server'] = {
    id: directory,
    dialect: 'mcp',
    name: saidText(info, 'title') ?? saidText(info, 'name') ?? toName(directory),
    description: saidText(info, 'description') ?? '',
    tools: tools.map(({ id }) => id),
    incomplete: typeof nextCursor === 'string' && nextCursor !== '',
    ...(icon ? { icon } : {}),
    ...(look('README.md').state === 'file' ? { help: 'README.md' } : {}),
    rest: omit(result, ['tools', 'nextCursor']),
    losses: info === undefined ? [NAMELESS] : [],
    original: forOthers(definition),
  };
  return { tools, server };
}

const NAMELESS: Loss = {
  field: 'name',
  says: 'A list of tools need not say whose it is: the name is that of its directory.',
};

/** The tool of one entry. */
function toTool(entry: JsonObject, directory: string): Tool {
  const [name, annotations] = [String(entry.name), said(entry, 'annotations')];
  const description = saidText(entry, 'description') ?? '';
  const schema = asObject(entry.inputSchema);
  const inputSchema: JsonSchema = schema ?? { type: 'object', properties: {}, additionalProperties: false };
  const outputSchema = asObject(entry.outputSchema);
  const icon = pickIcon(entry.icons);
  const { conduct, declarations, badges, assumed } = readHints(annotations);
  return schemaTool({
    dialect: 'mcp',
    id: `${directory}/${toolSlug(name)}`,
    server: directory,
    name: saidText(entry, 'title') ?? saidText(annotations, 'title') ?? name,
    callName: name,
    ...(description === '' ? { blurb: UNDESCRIBED } : {}),
    description,
    ...(icon ? { icon } : {}),
    inputSchema,
    ...(outputSchema ? { outputSchema } : {}),
    conduct,
    declarations,
    badges,
    rest: restOf(entry),
    losses: [...WORDLESS, ...lossesOf(schema, description, assumed)],
    original: entry,
  });
}

const UNDESCRIBED = 'Its server does not say what it does.';

/** What MCP has no word for, in any tool. */
const WORDLESS: readonly Loss[] = [
  ...lost('MCP lists the tools of a server: each stands below it.', 'id', 'server'),
  ...lost('MCP has no word for the version of a tool.', 'version'),
  ...lost('MCP has no word for a tool that is no longer to be used: it is taken for one that is.', 'status'),
  ...lost('MCP says nothing of how long a call may take.', 'timeoutMs'),
  ...lost('MCP files tools under no tags and no category.', 'tags', 'category'),
  ...lost('MCP has hints, and no words for effects, retries and how calls may be placed.', ...FIELDS_OF_SCHEDULING),
  ...lost('MCP has no example calls: those in the schema of the arguments take their place.', 'samples'),
  ...lost('A tool of MCP runs on its server: this page writes calls down, and runs nothing.', ...FIELDS_OF_CODE),
];

function lossesOf(schema: JsonObject | undefined, description: string, assumed: readonly string[]): Loss[] {
  const losses: Loss[] = [];
  if (!schema) {
    const says = 'The list does not say what the tool takes, which MCP asks for: it is shown as taking nothing.';
    losses.push({ field: 'inputSchema', says });
  }
  if (description === '') losses.push({ field: 'description', says: 'The list does not say what the tool does.' });
  if (assumed.length > 0) {
    const names = new Intl.ListFormat('en').format(assumed);
    const says = `The server does not say ${names}: what MCP has clients assume is shown, and marked so.`;
    losses.push({ field: 'conduct', says });
  }
  return losses;
}

/** A directory's name as a heading: `issue-tracker` is Issue tracker. */
function toName(directory: string): string {
  const words = directory.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function omit(object: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}
