import { firstSentence } from '../../model/first-sentence.ts';
import type { OutputKind } from '../../model/output.ts';
import { ARGUMENTS, schemaInput } from '../../model/schema-input.ts';
import { schemaTool } from '../../model/schema-tool.ts';
import type { RelatedTool } from '../../model/tool.ts';
import { forOthers, type Normalised, type ToolContext } from '../dialect.ts';
import { callsOf } from './calls.ts';
import { toCurrent } from './current.ts';
import { badgesOf, declarationsOf } from './declarations.ts';
import type { Definition } from './definition.ts';
import { drawExample } from './draw-answer.ts';
import { toIcon } from './icon.ts';
import { inputSchema as schemaOf } from './input-schema.ts';
import { LOSSES, NO_CODE, TIME_LIMIT_MS } from './losses.ts';
import { openingText } from './opening-text.ts';
import { formHints } from './parameter-schema.ts';

/** The module that defines a tool with code. */
export const MODULE = 'ctp.ts';

const HELP = 'README.md';

/** TypeScript in this repository, JavaScript in the package. */
const ADAPTER = new URL(import.meta.url.endsWith('.ts') ? './adapt.ts' : './adapt.js', import.meta.url).href;

/** Every kind of result that data is drawn as. */
const KINDS: OutputKind[] = ['fields', 'text', 'code', 'table', 'group', 'error'];

/** The tool of a definition without errors. */
export function normalise(document: unknown, _cases: unknown, { look }: ToolContext): Normalised {
  const definition = toCurrent(document as Definition);
  const { id, name, description, category, tags, version, parameters, example, executionMode } = definition;
  const inputSchema = schemaOf(parameters);
  const opening = openingText(definition);
  const label = example.description ?? 'Example';
  const input = { [ARGUMENTS]: opening };
  const hasCode = look(MODULE).state === 'file';
  const icon = toIcon(definition.icon);
  const tool = schemaTool({
    dialect: 'ctp',
    id,
    name,
    callName: id,
    blurb: firstSentence(description),
    description,
    ...(version === undefined ? {} : { version }),
    ...lifecycleOf(definition),
    category,
    ...(icon ? { icon } : {}),
    tags,
    ...(definition.keywords?.length ? { keywords: definition.keywords } : {}),
    ...(definition.relatedTools?.length ? { related: relatedOf(definition) } : {}),
    inputs: [schemaInput(inputSchema, opening, formHints(parameters))],
    inputSchema,
    samples: [{ label, input }],
    ...(hasCode && executionMode !== 'server' ? runningOf(definition, label, input) : {}),
    calls: callsOf(definition),
    ...(look(HELP).state === 'file' ? { help: HELP } : {}),
    badges: badgesOf(definition),
    declarations: declarationsOf(definition),
    rest: definition.icon !== undefined && !icon ? { icon: definition.icon } : {},
    losses: hasCode || executionMode === 'server' ? [...LOSSES] : [...LOSSES, ...NO_CODE],
    original: forOthers(document),
  });
  return { tools: [tool] };
}

/** What a tool has that runs in the page: its example is its known answer. */
function runningOf({ example }: Definition, name: string, input: { [ARGUMENTS]: string }) {
  const expect = drawExample(example.output);
  return {
    runs: true,
    // An example may show how the tool refuses: that is nothing to open with.
    seeded: expect.kind !== 'error',
    entry: MODULE,
    adapter: ADAPTER,
    cases: [{ name, input, expect }],
    kinds: KINDS,
    timeoutMs: TIME_LIMIT_MS,
  };
}

function lifecycleOf({ deprecated, deprecationMessage }: Definition) {
  if (!deprecated) return {};
  return { status: 'deprecated' as const, ...(deprecationMessage ? { statusNote: deprecationMessage } : {}) };
}

function relatedOf({ relatedTools = [] }: Definition): RelatedTool[] {
  return relatedTools.map((id, index) => ({ id, path: ['relatedTools', index] }));
}
