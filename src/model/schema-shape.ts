import { effectiveSchema, mergeSchemas } from './effective-schema.ts';
import { asSchema, type Schema, schemasOf, textOf } from './read-schema.ts';
import { createRefResolver, type RefResolver } from './schema-refs.ts';
import { isWhole, type JsonType, propertiesOf, typeOf, typesOf } from './schema-types.ts';

/** One of the values of a choice. */
export interface Choice {
  value: unknown;
  label: string;
  description?: string | undefined;
}

/** One of several schemas that a value may follow. */
export interface Branch {
  /** What a reader chooses it by. */
  label: string;
  /** With what its union says of every branch. */
  schema: Schema;
}

interface ShapeBase {
  /** The schema with all that it refers to. */
  schema: Schema;
  /** The schemas it was made of, as they stand in the document: by them a schema is known again that holds itself. */
  parts: readonly Schema[];
  /** `null` is allowed too. */
  nullable: boolean;
  /** References that lead to nothing in the document, as they are written. */
  lost: readonly string[];
}

/** What a value looks like, and so what can hold it. `any`: the schema does not say. */
export type Shape = ShapeBase &
  (
    | { kind: 'text' | 'number' | 'boolean' | 'null' | 'any' }
    | { kind: 'constant'; value: unknown }
    | { kind: 'choice'; choices: Choice[] }
    | { kind: 'object'; properties: ReadonlyMap<string, Schema>; required: ReadonlySet<unknown> }
    /** `first` are the schemas of its first items, `rest` that of all others; undefined where there can be none. */
    | { kind: 'list'; first: Schema[]; rest: Schema | undefined }
    | { kind: 'union'; branches: Branch[] }
  );

/** Says what the values of the schemas of one document look like. Each schema is looked at once. */
export type ShapeReader = (schema: Schema) => Shape;

/** @param root the whole document: references lead into it */
export function createShapeReader(root: Schema): ShapeReader {
  const resolve = createRefResolver(root);
  const known = new WeakMap<Schema, Shape>();
  return (schema) => {
    const found = known.get(schema);
    if (found) return found;
    const { schema: whole, ...rest } = effectiveSchema(schema, resolve);
    const nullable = typesOf(whole).includes('null') || optionsOf(whole, resolve).some(isNull);
    const shape = { schema: whole, ...rest, nullable, ...inner(whole, resolve) } as Shape;
    known.set(schema, shape);
    return shape;
  };
}

/** How often a union may turn out to be one of nothing but another, before it is left alone: one may be made of itself. */
const MAX_UNWRAPPED = 8;

type Inner = { kind: Shape['kind'] };

function inner(schema: Schema, resolve: RefResolver, depth = 0): Inner {
  if (Object.hasOwn(schema, 'const')) return { kind: 'constant', value: schema.const } as Inner;
  if (Array.isArray(schema.enum)) return choice(schema.enum.map((value) => ({ value, label: sayValue(value) })));
  const options = optionsOf(schema, resolve);
  const given = options.filter((option) => !isNull(option));
  if (given.length > 0 && given.every(({ whole }) => Object.hasOwn(whole, 'const')))
    return choice(options.map(toChoice));
  if (given.length > 1) return { kind: 'union', branches: given.map((option) => toBranch(schema, option)) } as Inner;
  if (given.length === 1 && depth < MAX_UNWRAPPED) {
    // Of two, the other is `null`.
    const only = mergeSchemas([withoutOptions(schema), given[0]!.whole]);
    return { schema: only, ...inner(only, resolve, depth + 1) } as Inner;
  }
  const types = typesOf(schema);
  const real = types.filter((type) => type !== 'null');
  if (real.length > 1) return { kind: 'union', branches: real.map((type) => typeBranch(schema, type)) } as Inner;
  return ofType(schema, real[0] ?? types[0]);
}

function toChoice(option: Option): Choice {
  const { whole } = option;
  const value = isNull(option) ? null : whole.const;
  return { value, label: textOf(whole.title) ?? sayValue(value), description: textOf(whole.description) };
}

function choice(choices: Choice[]): Inner {
  return { kind: 'choice', choices } as Inner;
}

function ofType(schema: Schema, type: JsonType | undefined): Inner {
  switch (type) {
    case 'object': {
      const required = new Set([schema.required].flat());
      return { kind: 'object', properties: propertiesOf(schema), required } as Inner;
    }
    case 'array': {
      // Up to 2019-09 a list of schemas was called `items`, and what came after it `additionalItems`.
      const tuple = Array.isArray(schema.items) ? schema.items : schema.prefixItems;
      const others = Array.isArray(schema.items) ? schema.additionalItems : schema.items;
      const rest = others === false ? undefined : (asSchema(others) ?? {});
      return { kind: 'list', first: schemasOf(tuple), rest } as Inner;
    }
    case 'string':
      return { kind: 'text' };
    default:
      return { kind: type ?? 'any' };
  }
}

/** A branch before it is taken together with its union. */
interface Option {
  schema: Schema;
  /** With all that it refers to. */
  whole: Schema;
}

/** What a branch must say something of, to be a kind of value of its own and not only a condition. */
const SAYS_WHAT = ['type', 'properties', 'const', 'enum', 'items', 'prefixItems', 'anyOf', 'oneOf'];

/** The branches of a schema; none where they only set conditions, such as which properties go together. */
function optionsOf(schema: Schema, resolve: RefResolver): Option[] {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const branches = schemasOf(schema[keyword]);
    const options = branches.map((schema) => ({ schema, whole: effectiveSchema(schema, resolve).schema }));
    if (options.some(({ whole }) => SAYS_WHAT.some((name) => Object.hasOwn(whole, name)))) return options;
  }
  return [];
}

function isNull({ whole }: Pick<Option, 'whole'>): boolean {
  const types = typesOf(whole);
  return types.length === 1 && types[0] === 'null';
}

function toBranch(union: Schema, { schema, whole }: Option): Branch {
  const ref = textOf(schema.$ref);
  const named = ref?.startsWith('#/') ? ref.slice(ref.lastIndexOf('/') + 1) : undefined;
  const label = textOf(schema.title) ?? textOf(whole.title) ?? tagOf(whole) ?? named ?? sayTypes(whole);
  // Its own title and description say what it is, not what the union's values are for.
  const { title: _, description: __, default: ___, ...said } = withoutOptions(union);
  return { label, schema: { allOf: [schema, said] } };
}

function typeBranch(schema: Schema, type: JsonType): Branch {
  const said = type === 'number' && isWhole(schema) ? 'integer' : type;
  const { title: _, description: __, default: ___, nullable: ____, ...rest } = schema;
  return { label: sayType(said), schema: { ...rest, type: said } };
}

function withoutOptions({ anyOf: _, oneOf: __, ...rest }: Schema): Schema {
  return rest;
}

/** The constant that tells an object from those of other branches. */
function tagOf(schema: Schema): string | undefined {
  for (const property of propertiesOf(schema).values())
    if (Object.hasOwn(property, 'const') && typeOf(property.const) === 'string') return String(property.const);
  return undefined;
}

function sayTypes(schema: Schema): string {
  return typesOf(schema).map(sayType).join(' or ') || 'anything';
}

const TYPE_WORDS = new Map<string, string>([
  ['string', 'text'],
  ['number', 'number'],
  ['integer', 'whole number'],
  ['boolean', 'true or false'],
  ['array', 'list'],
  ['object', 'object'],
]);

/** A type in a reader's words. */
export function sayType(type: string): string {
  return TYPE_WORDS.get(type) ?? type;
}

/** A value in a reader's words: a text as it is, anything else as JSON. */
export function sayValue(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : (JSON.stringify(value) ?? String(value));
}
