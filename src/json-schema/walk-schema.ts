import { asObject, get } from '../model/get.ts';
import type { JsonObject } from '../model/json-schema.ts';
import type { JsonPath } from '../model/problem.ts';
import { HOLDS_LIST, HOLDS_MAP, HOLDS_ONE } from './keywords.ts';

/** A schema inside another, or that other itself. */
export interface SchemaSite {
  schema: JsonObject;
  /** From the root of the schema. */
  path: JsonPath;
}

/**
 * A schema and all that are inside it, the outer before the inner. What stands where a schema is held and is none, as `true`
 * or something broken, is passed over; so are examples and the like, which only look like schemas. Bound its depth first.
 */
export function* walkSchema(root: unknown, path: JsonPath = []): Generator<SchemaSite> {
  const schema = asObject(root);
  if (!schema) return;
  yield { schema, path };
  for (const [keyword, child, key] of childrenOf(schema)) {
    yield* walkSchema(child, key === undefined ? [...path, keyword] : [...path, keyword, key]);
  }
}

/** What stands directly inside a schema: under its keyword, and in that under a key, where there are several. */
export function* childrenOf(schema: JsonObject): Generator<[keyword: string, child: unknown, key?: string | number]> {
  for (const keyword of HOLDS_ONE) if (asObject(get(schema, keyword))) yield [keyword, schema[keyword]];
  for (const keyword of HOLDS_LIST) {
    const list = get(schema, keyword);
    if (Array.isArray(list)) for (const [index, child] of list.entries()) yield [keyword, child, index];
  }
  for (const keyword of HOLDS_MAP) {
    for (const [key, child] of Object.entries(asObject(get(schema, keyword)) ?? {})) yield [keyword, child, key];
  }
}
