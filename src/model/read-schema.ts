import type { JsonObject } from './json-schema.ts';

/** A JSON Schema as it comes from outside: nothing says what its keywords hold. */
export type Schema = JsonObject;

/** A value as a schema: `true` allows anything, `false` nothing. Undefined for what is none. */
export function asSchema(value: unknown): Schema | undefined {
  if (typeof value === 'boolean') return value ? ANYTHING : NOTHING;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Schema) : undefined;
}

const ANYTHING: Schema = {};
const NOTHING: Schema = { not: {} };

/** The schemas of a list of them, such as `anyOf`; none where it is no list. */
export function schemasOf(value: unknown): Schema[] {
  return Array.isArray(value) ? value.map(asSchema).filter((schema) => schema !== undefined) : [];
}

/** The schemas of an object of them, such as `properties`, in its order. */
export function namedSchemas(value: unknown): Map<string, Schema> {
  const found = asSchema(value);
  const entries = Object.entries(found ?? {}).map(([name, schema]) => [name, asSchema(schema)] as const);
  return new Map(entries.filter((entry): entry is [string, Schema] => entry[1] !== undefined));
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
