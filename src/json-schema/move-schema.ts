import { asObject } from '../model/get.ts';
import type { JsonObject } from '../model/json-schema.ts';
import { toPointer } from '../model/problem.ts';
import { HOLDS_LIST, HOLDS_MAP, HOLDS_ONE } from './keywords.ts';
import { walkSchema } from './walk-schema.ts';

const LATEST = 'https://json-schema.org/draft/2020-12/schema';

/** Keywords that give a schema a name of its own, or lead to such a name: they mean something else in another document. */
const NAMES = ['$id', '$anchor', '$dynamicAnchor', '$recursiveAnchor', '$dynamicRef', '$recursiveRef'];

/**
 * A schema as it stands inside of another document: what its references led to, they lead to there. Undefined where that cannot be
 * said so that every reader takes it: it or a part of it has a name, it is of another draft than 2020-12, a reference leads to no
 * schema in it, or something that is no schema looks like a reference.
 * @param schema of bounded depth
 * @param place where it will stand, as a JSON Pointer in a URL fragment, such as `#/components/schemas/a`
 */
export function moveSchema(schema: JsonObject, place: string): JsonObject | undefined {
  const sites = new Map([...walkSchema(schema)].map((site) => [site.schema, toPointer(site.path)]));
  const pointers = new Set(sites.values());
  for (const part of objectsIn(schema)) {
    if (NAMES.some((name) => Object.hasOwn(part, name))) return undefined;
    const { $ref, $schema } = part;
    if ($schema !== undefined && $schema !== LATEST) return undefined;
    if ($ref === undefined) continue;
    const leadsHere = typeof $ref === 'string' && $ref.startsWith('#') && pointers.has(decode($ref.slice(1)));
    if (!sites.has(part) || !leadsHere) return undefined;
  }
  return move(schema, place) as JsonObject;
}

/** Every object in a value, that itself too. */
function* objectsIn(value: unknown): Generator<JsonObject> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as JsonObject;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

function move(part: unknown, place: string): unknown {
  const schema = asObject(part);
  if (!schema) return part;
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (key === '$schema') return [];
    if (key === '$ref' && typeof value === 'string' && value.startsWith('#')) return [[key, place + value.slice(1)]];
    return [[key, moveBelow(key, value, place)]];
  });
  return Object.fromEntries(entries);
}

function moveBelow(keyword: string, value: unknown, place: string): unknown {
  if (Array.isArray(value)) return HOLDS_LIST.includes(keyword) ? value.map((item) => move(item, place)) : value;
  if (HOLDS_ONE.includes(keyword)) return move(value, place);
  const named = HOLDS_MAP.includes(keyword) ? asObject(value) : undefined;
  return named ? Object.fromEntries(Object.entries(named).map(([name, item]) => [name, move(item, place)])) : value;
}

function decode(pointer: string): string {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}
