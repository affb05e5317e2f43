import type { CallFormat } from '../../model/call.ts';
import { functionCall, mcpCall } from '../../model/call.ts';
import { FIELDS_OF_CODE, type Loss, lost } from '../../model/declaration.ts';
import type { OutputKind } from '../../model/output.ts';
import { openingOf } from '../../model/schema-samples.ts';
import { schemaTool } from '../../model/schema-tool.ts';
import type { RelatedTool } from '../../model/tool.ts';
import {
  asArray,
  asObject,
  Code,
  forOthers,
  get,
  type JsonObject,
  type JsonSchema,
  type Normalised,
  type ToolContext,
} from '../dialect.ts';
import { NO_ARGUMENTS } from './arguments-of.ts';
import { badgesOf, conductOf } from './badges.ts';
import { declarationsOf } from './declarations.ts';
import schema from './define-tool.schema.json' with { type: 'json' };
import type { DefineToolOptions } from './define-tool.ts';
import { MODULE } from './files.ts';
import { whyNotHere } from './runs-here.ts';

/** Every kind of result that data without a kind is drawn as. */
const KINDS: OutputKind[] = ['text', 'fields', 'table', 'code', 'error'];

/** TypeScript in this repository, JavaScript in the package. */
const ADAPTER = new URL(`./adapt${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url).href;

/** The tool of options without errors. */
export function normalise(definition: unknown, _cases: unknown, context: ToolContext): Normalised {
  const options = definition as DefineToolOptions;
  const { name, description } = options;
  const inputSchema = (options.inputSchema ?? NO_ARGUMENTS) as JsonSchema;
  const tool = schemaTool({
    id: context.directory,
    dialect: 'agentfootprint',
    name,
    callName: name,
    description,
    inputSchema,
    ...(context.look('README.md').state === 'file' ? { help: 'README.md' } : {}),
    ...(options.execute instanceof Code ? { entry: MODULE, adapter: ADAPTER } : {}),
    ...(whyNotHere(options).length === 0 ? { runs: true, seeded: isWhole(inputSchema), kinds: KINDS } : {}),
    calls: [mcpCall(name), functionCall(name), dispatchCall(name)],
    conduct: conductOf(options),
    badges: badgesOf(options),
    declarations: declarationsOf(options),
    ...relatedOf(options),
    rest: restOf(options),
    losses: options.execute instanceof Code ? LOSSES : [...LOSSES, ...NO_CODE],
    original: forOthers(withoutCode(options)),
  });
  return { tools: [tool] };
}

/** Whether the opening arguments have all that is required: only then is there a result to show. */
function isWhole(inputSchema: JsonSchema): boolean {
  const opening: unknown = JSON.parse(openingOf(inputSchema));
  return asArray(inputSchema.required).every((key) => typeof key === 'string' && get(opening, key) !== undefined);
}

/** A call by another tool of the same agent (agentfootprint, core/tools.ts, `ToolDispatch`). */
function dispatchCall(name: string): CallFormat {
  const before = `await ctx.tools.call(${JSON.stringify(name)}, `;
  return { label: 'agentfootprint', language: 'ts', before, after: ');', as: 'json' };
}

function relatedOf(options: DefineToolOptions): { related?: RelatedTool[] } {
  const related = (['argumentsFrom', 'composedOf'] as const).flatMap((key) =>
    (options[key] ?? []).map((id, index) => ({ id, byName: true, path: [key, index] })),
  );
  return related.length > 0 ? { related } : {};
}

const KNOWN = new Set(Object.keys(schema.$defs.DefineToolOptions.properties));

function restOf(options: DefineToolOptions): JsonObject {
  return Object.fromEntries(Object.entries(options).filter(([key]) => !KNOWN.has(key)));
}

/** Functions stand at the top only. */
function withoutCode(options: DefineToolOptions): unknown {
  return Object.fromEntries(Object.entries(asObject(options) ?? {}).filter(([, value]) => !(value instanceof Code)));
}

const NO_CODE = lost('The definition holds no code: this page writes calls down, and runs nothing.', ...FIELDS_OF_CODE);

const LOSSES: Loss[] = [
  { field: 'inputs', says: 'agentfootprint has no words for a form: it is made from the schema of the arguments.' },
  { field: 'outputSchema', says: 'agentfootprint has no schema of a result: its columns are the most that is said.' },
  {
    field: 'samples',
    says: 'agentfootprint has no samples: examples in the schema of the arguments take their place.',
  },
  { field: 'version', says: 'agentfootprint has no version of a tool: the page shows none.' },
  { field: 'status', says: 'agentfootprint does not say that a tool is deprecated: it is taken to be live.' },
  {
    field: 'timeoutMs',
    says: 'agentfootprint has no time limit of a tool: a run in the page is stopped after 5 seconds.',
  },
  { field: 'conduct', says: 'agentfootprint does not say whether a call may be repeated: nothing is assumed of it.' },
  ...lost('agentfootprint has no tags or categories: the tool stands under none.', 'tags', 'category'),
  { field: 'links', says: 'agentfootprint has no links: the page has those of its help alone.' },
];
