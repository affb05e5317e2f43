/**
 * The keywords of JSON Schema that a page reads; the rest is the validator's. A schema comes from outside: an interface of hopes, so
 * what is read of it is looked at first.
 */
export interface JsonSchema {
  /** The draft it is written in. Without one it is 2020-12. */
  $schema?: string;
  $id?: string;
  $anchor?: string;
  $ref?: string;
  $defs?: { readonly [name: string]: JsonSchema };
  definitions?: { readonly [name: string]: JsonSchema };
  type?: string | readonly string[];
  title?: string;
  description?: string;
  default?: unknown;
  examples?: readonly unknown[];
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  properties?: { readonly [name: string]: JsonSchema };
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | boolean | readonly JsonSchema[];
  prefixItems?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  readonly [keyword: string]: unknown;
}

/** Largest schema of a tool's arguments, as compact JSON in UTF-8, in bytes. */
export const MAX_SCHEMA_BYTES = 262_144;

/** Deepest nesting of such a schema: a scalar is 1 deep, an object or a list one more than what is deepest in it. */
export const MAX_SCHEMA_DEPTH = 32;

/** In what a schema exceeds its limits; undefined for one that may be walked. It walks no deeper than the limit itself. */
export function schemaExcess(schema: unknown): 'bytes' | 'depth' | undefined {
  let level: unknown[] = [schema];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_SCHEMA_DEPTH) return 'depth';
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return new TextEncoder().encode(JSON.stringify(schema)).length > MAX_SCHEMA_BYTES ? 'bytes' : undefined;
}

/** A value as a schema: `true` allows anything, `false` nothing. Undefined for what is none. */
export function asSchema(value: unknown): JsonSchema | undefined {
  if (typeof value === 'boolean') return value ? ANYTHING : NOTHING;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonSchema) : undefined;
}

const ANYTHING: JsonSchema = {};
const NOTHING: JsonSchema = { not: {} };

/** The schemas of a list of them, such as `anyOf`; none where it is no list. */
export function schemasOf(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.map(asSchema).filter((schema) => schema !== undefined) : [];
}

/** The schemas of an object of them, such as `properties`, in its order. */
export function namedSchemas(value: unknown): Map<string, JsonSchema> {
  const found = asSchema(value);
  const entries = Object.entries(found ?? {}).map(([name, schema]) => [name, asSchema(schema)] as const);
  return new Map(entries.filter((entry): entry is [string, JsonSchema] => entry[1] !== undefined));
}

/** The strings of a list, such as `required`. */
export function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

/** A value where it is a text that says something. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A value where it is a number. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
