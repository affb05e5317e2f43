import type { Case } from '../../model/case.ts';
import { firstSentence } from '../../model/first-sentence.ts';
import type { OutputKind } from '../../model/output.ts';
import { ARGUMENTS, schemaInput } from '../../model/schema-input.ts';
import type { Tool } from '../../model/tool.ts';
import type { Normalised, ToolContext } from '../dialect.ts';
import { callsOf } from './calls.ts';
import { toCurrent } from './current.ts';
import { badgesOf, declarationsOf } from './declarations.ts';
import type { Definition } from './definition.ts';
import { drawExample } from './draw-answer.ts';
import { toIcon } from './icon.ts';
import { inputSchema } from './input-schema.ts';
import { LOSSES, NO_CODE, TIME_LIMIT_MS } from './losses.ts';
import { openingText } from './opening-text.ts';
import { formHints } from './parameter-schema.ts';

/** Every kind of result that the data of a tool is drawn as. */
const KINDS: OutputKind[] = ['fields', 'text', 'code', 'table', 'group', 'error'];

/** Fields a card shows: CTP has no word for it. */
const CARD_FIELDS = 4;

/** The tool of a definition without errors. */
export function normalise(document: unknown, _: unknown, { look }: ToolContext): Normalised {
  const { fn, ...original } = document as Definition & { fn?: unknown };
  const definition = toCurrent(original);
  const { id, name, description, category, tags, version, parameters, example } = definition;
  const schema = inputSchema(parameters);
  const opening = openingText(definition);
  const runs = fn !== undefined && definition.executionMode !== 'server';
  const expect = drawExample(example.output);
  const label = example.description ?? 'Example';
  const known: Case = { name: label, input: { [ARGUMENTS]: opening }, expect };
  const icon = toIcon(definition.icon);
  const rest = definition.icon !== undefined && !icon ? { icon: definition.icon } : {};
  const tool: Tool = {
    dialect: 'ctp',
    id,
    name,
    blurb: firstSentence(description),
    description,
    ...(version === undefined ? {} : { version }),
    status: definition.deprecated ? 'deprecated' : 'live',
    ...(definition.deprecated && definition.deprecationMessage ? { statusNote: definition.deprecationMessage } : {}),
    card: 'info',
    category,
    ...(icon ? { icon } : {}),
    tags,
    links: [],
    related: relatedOf(definition),
    inputs: [schemaInput(schema, opening, formHints(parameters))],
    inputSchema: schema,
    samples: [{ label, input: { [ARGUMENTS]: opening } }],
    cases: runs ? [known] : [],
    runs,
    // An example may show how the tool refuses: that is nothing to open with.
    seeded: runs && expect.kind !== 'error',
    ...(runs ? { entry: MODULE, adapter: ADAPTER } : {}),
    calls: callsOf(definition),
    kinds: KINDS,
    thread: 'worker',
    timeoutMs: TIME_LIMIT_MS,
    autoRun: false,
    reset: true,
    cardFields: CARD_FIELDS,
    ...(look(HELP).state === 'file' ? { help: HELP } : {}),
    conduct: {},
    badges: badgesOf(definition),
    declarations: declarationsOf(definition),
    rest,
    losses: fn === undefined && definition.executionMode !== 'server' ? [...LOSSES, NO_CODE] : [...LOSSES],
    original,
  };
  return { tools: [tool] };
}

/** The module that defines a tool with code. */
export const MODULE = 'ctp.ts';

const HELP = 'README.md';

/** TypeScript in this repository, JavaScript in the package. */
const ADAPTER = new URL(import.meta.url.endsWith('.ts') ? './adapter.ts' : './adapter.js', import.meta.url).href;

function relatedOf({ relatedTools = [] }: Definition): NonNullable<Tool['related']> {
  return relatedTools.map((id, index) => ({ id, path: ['relatedTools', index] }));
}
