import { createRequire } from 'node:module';
import { Ajv, type ErrorObject, type Options } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import draft06 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import { type Draft, draftOf } from '../json-schema/draft.ts';
import { walkSchema } from '../json-schema/walk-schema.ts';
import type { JsonSchema } from '../model/json-schema.ts';
import { schemaExcess } from '../model/schema-excess.ts';
import { MAX_CHECK_FAULTS } from '../model/tool-module.ts';

/** A module that checks values by a schema: its default export is a `Check`. Or why there is none. */
export type SchemaCheck =
  | { code: string; refused?: never }
  | {
      code?: never;
      /** `excess`: it is not even looked at. `draft`: it names a draft that is not known. `reference`: it leads out of it. `invalid`: it is no schema. */
      refused: 'excess' | 'draft' | 'reference' | 'invalid';
      /** What is wrong, as a sentence without its full stop. */
      fault: string;
    };

/** No schema is fetched, and no keyword or format that is not known is a fault: a later version may say more. */
const OPTIONS: Options = {
  allErrors: true,
  strict: false,
  logger: false,
  // Done before: what is wrong is said in words.
  validateSchema: false,
  messages: false,
  // `constructor` is in every object, and not its own.
  ownProperties: true,
  // A schema that is referred to a thousand times is written once.
  inlineRefs: false,
  code: { esm: true, source: true },
};

/** The validator of each draft. It knows nothing of other schemas, not even of one with the same `$id`. */
const VALIDATORS: { [D in Draft]: (options: Options) => Ajv } = {
  '2020-12': (options) => new Ajv2020(options),
  '2019-09': (options) => new Ajv2019(options),
  '07': (options) => new Ajv(options),
  '06': createDraft06,
};

function createDraft06(options: Options): Ajv {
  const ajv = new Ajv(options);
  ajv.addMetaSchema(draft06);
  // Words of draft 7, which meant nothing before.
  for (const keyword of ['if', 'then', 'else']) ajv.removeKeyword(keyword);
  return ajv;
}

/** Compiles a schema from outside into a module of its own, for a browser that may not make code itself. It never throws. */
export function compileSchemaCheck(schema: JsonSchema): SchemaCheck {
  const excess = schemaExcess(schema);
  if (excess) return { refused: 'excess', fault: `The schema has too many ${excess === 'bytes' ? 'bytes' : 'levels'}` };
  const draft = draftOf(schema);
  if (!draft)
    return { refused: 'draft', fault: `The schema is of a draft that is not known: ${JSON.stringify(schema.$schema)}` };
  const thrown: unknown[] = [];
  // A pattern that is right only without Unicode is right all the same.
  for (const unicodeRegExp of [true, false]) {
    try {
      const ajv = VALIDATORS[draft]({ ...OPTIONS, unicodeRegExp });
      formats.default(ajv);
      if (!ajv.validateSchema(schema)) return metaFault(ajv.errors?.[0]);
      return { code: toModule(standalone(ajv, ajv.compile(withoutOwnWords(schema)))) };
    } catch (error) {
      thrown.push(error);
    }
  }
  return explain(thrown[0]);
}

/** Words that mean something to the validator, and nothing in JSON Schema. */
const OWN_WORDS = ['$async', 'id', 'nullable'];

function withoutOwnWords(schema: JsonSchema): JsonSchema {
  const copy = structuredClone(schema);
  for (const site of walkSchema(copy)) for (const word of OWN_WORDS) Reflect.deleteProperty(site.schema, word);
  return copy;
}

function metaFault(error: ErrorObject | undefined): SchemaCheck {
  const place = error?.instancePath || '/';
  return {
    refused: 'invalid',
    fault: `The schema is no JSON Schema: ${place} breaks "${error?.keyword}" of its draft`,
  };
}

function explain(thrown: unknown): SchemaCheck {
  const { missingRef, message } = thrown as { missingRef?: unknown; message?: unknown };
  if (typeof missingRef === 'string')
    return {
      refused: 'reference',
      fault: `The schema refers to ${missingRef}, which is not in it, and nothing is fetched`,
    };
  return { refused: 'invalid', fault: `The schema is no JSON Schema: ${String(message)}` };
}

const require = createRequire(import.meta.url);

/**
 * What the validator's code holds outside of its strings and patterns that a page cannot have, or should not: calls of `require`, copies of all
 * errors for each item of a list, and a key that would set a prototype.
 */
const REWRITTEN =
  /const formats\d+ = \/.*?\/[a-z]*;|require\("((?:ajv|ajv-formats)\/[\w./-]+)"\)(\.default)?|vErrors\.concat\(([\w.]+)\)|"__proto__":|"(?:[^"\\]|\\.)*"/g;

function toModule(code: string): string {
  const imports = new Map<string, string>();
  const body = code.replaceAll(REWRITTEN, (found, path?: string, isDefault?: string, errors?: string) => {
    if (errors) return `(${errors}.forEach((error) => vErrors.push(error)), vErrors)`;
    if (found === '"__proto__":') return '["__proto__"]:';
    if (!path) return found;
    const name = `runtime_${path.replaceAll(/\W/g, '_')}`;
    const from = JSON.stringify(require.resolve(path));
    // A bundler takes the default of such a module, where Node takes the whole.
    imports.set(name, `import ${isDefault ? name : `* as ${name}`} from ${from};`);
    return isDefault ? `(${name}.default ?? ${name})` : name;
  });
  // The validator's own exports give way to ours.
  const own = body.replace(/export const validate = (\w+);\s*export default \w+;/, 'const whole = $1;');
  return `${[...imports.values()].join('\n')}
${own}
export default (value) => {
  if (whole(value)) return [];
  return whole.errors
    .slice(0, ${MAX_CHECK_FAULTS})
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ keyword, instancePath, params }) => ({ keyword, path: instancePath, params }));
};
`;
}
