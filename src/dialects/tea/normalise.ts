import { type Conduct, FIELDS_OF_CODE, type Loss, lost } from '../../model/declaration.ts';
import { schemaTool } from '../../model/schema-tool.ts';
import { forOthers, type Normalised, type ToolContext } from '../dialect.ts';
import { declarationsOf } from './declarations.ts';
import { KNOWN_EFFECTS, sortEffects } from './effects.ts';
import { schedulingOf } from './scheduling.ts';
import type { ToolSpec } from './tool-spec.ts';

/** The keys that have a place in a tool, or are explained on its page. */
const KNOWN_KEYS = new Set(
  `$schema name version label description inputSchema outputSchema effects source execution promptSnippet promptGuidelines
  uiRenderer`.split(/\s+/),
);

/** The tool of a specification without errors. */
export function normalise(definition: unknown, _cases: unknown, context: ToolContext): Normalised {
  const spec = definition as ToolSpec;
  const { name, label, version, description, inputSchema, outputSchema } = spec;
  const tool = schemaTool({
    id: context.directory,
    dialect: 'tea',
    name: label ?? name,
    callName: name,
    version,
    description,
    inputSchema,
    outputSchema,
    ...(context.look('README.md').state === 'file' ? { help: 'README.md' } : {}),
    conduct: conductOf(spec),
    badges: badgesOf(spec),
    declarations: declarationsOf(spec),
    modelView: { name, description, inputSchema },
    rest: Object.fromEntries(Object.entries(spec).filter(([key]) => !KNOWN_KEYS.has(key))),
    losses: LOSSES,
    original: forOthers(definition),
  });
  return { tools: [tool] };
}

function conductOf({ effects, execution }: ToolSpec): Conduct {
  const known = effects.flatMap((effect) => KNOWN_EFFECTS.get(effect) ?? []);
  const all = known.length === effects.length;
  const changes = known.some((effect) => !effect.readOnly);
  const readOnly = all && !changes;
  const reaches = effects.includes('network.request') || effects.includes('external.mutation');
  const { idempotency, retrySafety, concurrency, timeoutMs } = execution;
  return {
    effects: sortEffects(effects),
    scheduling: schedulingOf({ effects, execution }).text,
    ...(readOnly || changes ? { readOnly } : {}),
    ...(effects.includes('fs.delete') ? { destructive: true } : readOnly ? { destructive: false } : {}),
    ...(idempotency === 'externally_reconciled' ? {} : { idempotent: idempotency === 'idempotent' }),
    // What another program does, nobody declares.
    ...(reaches ? { openWorld: true } : all && !effects.includes('process.spawn') ? { openWorld: false } : {}),
    retrySafety,
    concurrency,
    limitMs: timeoutMs,
  };
}

function badgesOf(spec: ToolSpec) {
  const effects = sortEffects(spec.effects).map((effect) => {
    const known = KNOWN_EFFECTS.get(effect);
    const reason = known?.meaning ?? 'tea does not know this effect.';
    return { text: effect, reason, tone: known?.readOnly ? ('plain' as const) : ('warn' as const) };
  });
  return [...effects, schedulingOf(spec)];
}

const LOSSES: Loss[] = [
  { field: 'inputs', says: 'tea has no words for a form: it is made from the schema of the arguments.' },
  { field: 'samples', says: 'tea has no samples: examples in the schema of the arguments take their place.' },
  ...lost('tea has no tags or categories: the tool stands under none.', 'tags', 'category'),
  { field: 'status', says: 'tea does not say that a tool is deprecated: it is taken to be live.' },
  ...lost('tea has no links: the page has those of its help alone.', 'links', 'related'),
  ...lost(
    'tea describes a tool that runs elsewhere: this page writes calls down, and runs nothing.',
    ...FIELDS_OF_CODE,
  ),
];
