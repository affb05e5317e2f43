import { asArray, asObject, type JsonObject } from '../dialect.ts';
import { HINT_NAMES } from './hints.ts';
import { pickIcon } from './pick-icon.ts';
import { saidText } from './tool-list.ts';

/** The keys of an entry that become part of a tool whole. */
const READ: ReadonlySet<string> = new Set(['name', 'title', 'description', 'inputSchema', 'outputSchema']);

/** All that an entry says and a tool has no place for, such as `_meta` and `execution`. */
export function restOf(entry: JsonObject): JsonObject {
  const rest: [string, unknown][] = [];
  for (const [key, value] of Object.entries(entry)) {
    if (READ.has(key) || value === null) continue;
    const left = key === 'annotations' ? restOfAnnotations(value, entry) : key === 'icons' ? restOfIcons(value) : value;
    if (left !== undefined) rest.push([key, left]);
  }
  return Object.fromEntries(rest);
}

/** The title is the tool's name, unless that has another. */
function restOfAnnotations(annotations: unknown, entry: JsonObject): JsonObject | undefined {
  const named = saidText(entry, 'title') === undefined;
  const left = Object.entries(asObject(annotations) ?? {}).filter(
    ([key, value]) => !HINT_NAMES.has(key) && value !== null && !(key === 'title' && named),
  );
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

/** One icon of which nothing but its address is said is the tool's icon, and no more. */
function restOfIcons(icons: unknown): unknown {
  const [only, ...others] = asArray(icons);
  const plain = Object.keys(asObject(only) ?? {}).join() === 'src' && others.length === 0;
  return (plain && pickIcon(icons)) || only === undefined ? undefined : icons;
}
