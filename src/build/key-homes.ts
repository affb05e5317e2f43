import { type JsonSchema, type KeySite, listOf } from '../dialects/dialect.ts';
import { branchesOf, resolve } from './schema-tree.ts';

/** An object of a document that a key belongs into. */
export interface Home {
  /** The key that holds the object, or the list of such objects; undefined for the document itself. */
  holder: string | undefined;
  /** It is an entry of a list. */
  entry: boolean;
  /** The tag that such an object must have, where only some know the key. */
  tag?: { key: string; values: unknown[] };
}

const cache = new WeakMap<JsonSchema, Map<string, Home[]>>();

/** For each key that a schema knows, the objects it belongs into. */
export function homesOf(root: JsonSchema): Map<string, Home[]> {
  const known = cache.get(root);
  if (known) return known;
  const homes = new Map<string, Home[]>();
  collect(root, root, { holder: undefined, entry: false }, homes, new Set());
  cache.set(root, homes);
  return homes;
}

function collect(
  root: JsonSchema,
  unresolved: JsonSchema,
  home: Home,
  homes: Map<string, Home[]>,
  seen: Set<string>,
): void {
  if (unresolved.$ref !== undefined) {
    const visit = `${home.holder} ${unresolved.$ref}`;
    if (seen.has(visit)) return;
    seen.add(visit);
  }
  const schema = resolve(root, unresolved);
  if (schema.items) collect(root, schema.items, { ...home, entry: true }, homes, seen);
  const branches = branchesOf(root, schema);
  for (const { tag, value, schema: branch } of branches) {
    const narrowed = { ...home, tag: { key: tag, values: [value] } };
    for (const key of Object.keys(branch.properties ?? {})) add(homes, key, narrowed, branches.length);
    collectBelow(root, branch, homes, seen);
  }
  if (branches.length > 0) return;
  for (const key of Object.keys(schema.properties ?? {})) add(homes, key, home, 0);
  collectBelow(root, schema, homes, seen);
}

function collectBelow(root: JsonSchema, schema: JsonSchema, homes: Map<string, Home[]>, seen: Set<string>): void {
  for (const [key, below] of Object.entries(schema.properties ?? {})) {
    collect(root, below, { holder: key, entry: false }, homes, seen);
  }
}

/** Adds a home; where every branch of a choice knows the key, its tag does not matter. */
function add(homes: Map<string, Home[]>, key: string, home: Home, branches: number): void {
  const list = homes.get(key) ?? [];
  homes.set(key, list);
  const same = list.find(({ holder, entry }) => holder === home.holder && entry === home.entry);
  if (!same) list.push(home);
  else if (same.tag && home.tag) same.tag = { ...same.tag, values: [...same.tag.values, ...home.tag.values] };
  if (same?.tag && same.tag.values.length === branches) delete same.tag;
}

/** Whether an object stands where a home is, but for its tag. */
export function samePlace({ holder, entry, tag }: Home, { path }: KeySite): boolean {
  const steps = path.filter((step) => typeof step === 'string');
  return tag !== undefined && holder === steps.at(-1) && entry === (typeof path.at(-1) === 'number');
}

/** Homes in words, after a verb. */
export function sayHomes(homes: readonly Home[]): string {
  const places = homes
    .filter(({ entry }) => !entry)
    .map(({ holder }) => (holder === undefined ? 'at the top level' : `in "${holder}"`));
  const plain = homes.filter(({ entry, tag }) => entry && !tag).map(({ holder }) => holder);
  if (plain.length > 0) places.push(`in an entry of ${listOf(plain, 'or')}`);
  for (const { holder, entry, tag } of homes) {
    if (entry && tag) places.push(`in an entry of "${holder}" of ${tag.key} ${listOf(tag.values, 'or')}`);
  }
  return places.join(' or ');
}
