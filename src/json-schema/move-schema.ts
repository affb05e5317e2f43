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
 * said by pointers: it or a part of it has a name, it is of another draft than 2020-12, or a reference leads to no schema in it.
 * @param schema of bounded depth
 * @param place where it will stand, as a JSON Pointer in a URL fragment, such as `#/components/schemas/a`
 */
export function moveSchema(schema: JsonObject, place: string): JsonObject | undefined {
  const sites = [...walkSchema(schema)];
  const pointers = new Set(sites.map(({ path }) => toPointer(path)));
  const stays = ({ schema: part }: { schema: JsonObject }) => {
    const ref = part.$ref;
    const isHere = typeof ref !== 'string' || !ref.startsWith('#') || pointers.has(decode(ref.slice(1)));
    const isOfDraft = part.$schema === undefined || String(part.$schema).replace(/#$/, '') === LATEST;
    return isHere && isOfDraft && !NAMES.some((name) => Object.hasOwn(part, name));
  };
  return sites.every(stays) ? (move(schema, place) as JsonObject) : undefined;
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
