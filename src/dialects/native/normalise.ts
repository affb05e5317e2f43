import type { Case } from '../../model/case.ts';
import { FIELDS_OF_SCHEDULING, lost } from '../../model/declaration.ts';
import type { Input, InputSpec } from '../../model/input.ts';
import { inputSchemaOf } from '../../model/input-schema.ts';
import type { Normalised } from '../dialect.ts';
import type { Manifest } from './manifest.ts';
import schema from './tool.schema.json' with { type: 'json' };

const { cardFields, timeoutMs } = schema.$defs.Manifest.properties;

/** The tool of a manifest and its cases, both without errors. */
export function normalise(definition: unknown, cases: unknown): Normalised {
  const manifest = definition as Manifest;
  const inputs = manifest.inputs.map(settleDefault);
  const tool: Normalised['tools'][number] = {
    dialect: 'native',
    id: manifest.id,
    name: manifest.name,
    blurb: manifest.blurb,
    version: manifest.version,
    status: manifest.status ?? 'live',
    card: manifest.card ?? 'info',
    cardFields: manifest.cardFields ?? cardFields.default,
    autoRun: manifest.autoRun ?? false,
    reset: manifest.reset ?? true,
    timeoutMs: manifest.timeoutMs ?? timeoutMs.default,
    thread: manifest.runtime.thread ?? 'main',
    entry: manifest.runtime.entry,
    ...(manifest.help === undefined ? {} : { help: manifest.help }),
    inputs,
    inputSchema: inputSchemaOf(inputs),
    kinds: manifest.kinds,
    samples: manifest.samples ?? [],
    tags: [...new Set(manifest.tags)],
    links: manifest.links ?? [],
    cases: cases as Case[],
    description: manifest.blurb,
    runs: true,
    calls: [],
    seeded: true,
    // All that `pure` promises, which every tool of this contract does.
    conduct: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
    badges: [],
    declarations: [],
    rest: {},
    losses: LOSSES,
    original: definition,
  };
  return { tools: [tool] };
}

/** What a manifest has no word for. */
const LOSSES = [
  ...lost('The kinds of its results are named, and no schema of them.', 'outputSchema'),
  ...lost('It has tags, and no category.', 'category'),
  ...lost('It is pure, so nothing is said of how calls may be placed.', ...FIELDS_OF_SCHEDULING),
];

/** An input with the opening value that it has when its author names none. */
function settleDefault(input: InputSpec): Input {
  switch (input.type) {
    case 'text':
    case 'textarea':
      return { ...input, default: input.default ?? '' };
    case 'number':
      return input;
    case 'select':
      return { ...input, default: input.default ?? input.options[0]?.value ?? '' };
    case 'toggle':
      return { ...input, default: input.default ?? false };
  }
}
