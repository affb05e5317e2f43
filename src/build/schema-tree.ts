import { get, type JsonObject, type JsonSchema, type KeySite } from '../dialects/dialect.ts';
import type { JsonPath } from '../model/problem.ts';

const DEFS = '#/$defs/';

/** A document is walked many times by few schemas: what is read of a schema is kept with it. */
const [resolved, branched] = [new WeakMap<JsonSchema, JsonSchema>(), new WeakMap<JsonSchema, Branch[]>()];

/** The schema that a `$ref` within the same document leads to, with what stands beside the `$ref`. */
export function resolve(root: JsonSchema, schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const known = resolved.get(schema);
  if (known) return known;
  const name = schema.$ref.slice(DEFS.length);
  const target = root.$defs && Object.hasOwn(root.$defs, name) ? root.$defs[name] : undefined;
  const { $ref: _, ...beside } = schema;
  const full = { ...resolve(root, target ?? {}), ...beside };
  resolved.set(schema, full);
  return full;
}

/** The JSON types that a schema allows; a whole number counts as `number`. */
export function typesOf(schema: JsonSchema): string[] {
  const types = schema.type === undefined ? [] : [schema.type].flat();
  return types.map((type) => (type === 'integer' ? 'number' : type));
}

/** A branch of a choice by tag: `if` the tag is a constant, `then` this schema. */
interface Branch {
  tag: string;
  value: unknown;
  schema: JsonSchema;
}

/** The branches of a schema that chooses by tag; none for another. */
export function branchesOf(root: JsonSchema, schema: JsonSchema): Branch[] {
  if (!schema.allOf) return [];
  const known = branched.get(schema);
  if (known) return known;
  const branches = schema.allOf.flatMap((part) => {
    const [tag, condition] = Object.entries(part.if?.properties ?? {})[0] ?? [];
    return tag !== undefined && part.then ? [{ tag, value: condition?.const, schema: resolve(root, part.then) }] : [];
  });
  branched.set(schema, branches);
  return branches;
}

/** Every object in a value whose keys the schema knows, in the value's order. */
export function sitesOf(root: JsonSchema, value: unknown): KeySite[] {
  const sites: KeySite[] = [];
  walk(root, root, value, [], sites);
  return sites;
}

function walk(root: JsonSchema, unresolved: JsonSchema, value: unknown, path: JsonPath, sites: KeySite[]): void {
  if (typeof value !== 'object' || value === null) return;
  const { schema, tag } = choose(root, resolve(root, unresolved), value);
  if (Array.isArray(value)) {
    const { items } = schema;
    if (items) for (const [index, item] of value.entries()) walk(root, items, item, [...path, index], sites);
    return;
  }
  const object = value as JsonObject;
  if (!schema.properties) return;
  sites.push({ path, object, schema, ...(tag === undefined ? {} : { tag }) });
  for (const [key, item] of Object.entries(object)) {
    const known = Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
    if (known) walk(root, known, item, [...path, key], sites);
  }
}

/** Of a choice, the branch that the value was meant for, and the tag that says so. */
function choose(root: JsonSchema, schema: JsonSchema, value: object): { schema: JsonSchema; tag?: string } {
  const branches = branchesOf(root, schema);
  if (branches.length > 0) {
    const branch = branches.find(({ tag, value: wanted }) => get(value, tag) === wanted);
    // Without a tag that is known there is no telling which keys belong here.
    return branch ? { schema: branch.schema, tag: branch.tag } : { schema: {} };
  }
  if (Array.isArray(value)) return { schema };
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((choice) => resolve(root, choice));
  return { schema: choices.find(({ properties }) => properties !== undefined) ?? schema };
}

/** The keys of an object that its schema does not know. */
export function unknownKeys({ object, schema }: { object: JsonObject; schema: JsonSchema }): string[] {
  return Object.keys(object).filter((key) => !Object.hasOwn(schema.properties ?? {}, key));
}
