import { asArray, asObject, get } from '../model/get.ts';
import type { JsonObject } from '../model/json-schema.ts';
import type { JsonPath } from '../model/problem.ts';
import { IN_PLACE } from './keywords.ts';
import { childrenOf, walkSchema } from './walk-schema.ts';

/**
 * What a `$ref` leads to: a schema of the same document, nothing that is there, something there that is none, or something elsewhere,
 * which is never fetched.
 */
export type Target = { schema: unknown } | { schema?: never; missing: 'here' | 'none' | 'elsewhere' };

/** Keywords that refer to a schema. What the last two lead to may depend on the way; without any, it is what `$ref` would. */
const REFERRING = ['$ref', '$dynamicRef', '$recursiveRef'] as const;

/** The base of a schema that has no `$id`. */
const NO_ID = 'schema:/';

/** The references of one schema. */
export interface SchemaRefs {
  /** What the `$ref` of a schema inside it leads to, or another keyword that refers. */
  resolve(schema: JsonObject, keyword?: (typeof REFERRING)[number]): Target;
  /** The paths of schemas that lead back to themselves with the same value, so that judging one never ends. */
  loops(): JsonPath[];
}

/**
 * Finds what the references of a schema lead to: by pointer, by `$anchor`, by the `$id` of a part.
 * @param root of bounded depth
 */
export function schemaRefs(root: unknown): SchemaRefs {
  const bases = new Map<object, string>();
  const resources = new Map<string, unknown>([[NO_ID, root]]);
  const anchors = new Map<string, unknown>();
  index(root, NO_ID);

  function index(part: unknown, outer: string): void {
    const schema = asObject(part);
    if (!schema) return;
    const id = get(schema, '$id');
    // An id that is a fragment only is an anchor of older drafts.
    const base = typeof id === 'string' && !id.startsWith('#') ? (join(id, outer) ?? outer) : outer;
    bases.set(schema, base);
    if (base !== outer) resources.set(base, schema);
    for (const key of ['$anchor', '$dynamicAnchor']) {
      const anchor = get(schema, key);
      if (typeof anchor === 'string') anchors.set(`${base}#${anchor}`, schema);
    }
    if (typeof id === 'string' && id.startsWith('#')) anchors.set(`${base}${id}`, schema);
    for (const [, child] of childrenOf(schema)) index(child, base);
  }

  function resolve(schema: JsonObject, keyword: (typeof REFERRING)[number] = '$ref'): Target {
    const ref = get(schema, keyword);
    const url = typeof ref === 'string' ? join(ref, bases.get(schema) ?? NO_ID) : undefined;
    if (url === undefined) return { missing: 'here' };
    const [base = '', fragment = ''] = url.split('#', 2);
    const resource = resources.get(base);
    if (resource === undefined) return { missing: 'elsewhere' };
    const found = fragment === '' ? resource : fragment.startsWith('/') ? at(resource, fragment) : anchors.get(url);
    if (found === undefined) return { missing: 'here' };
    return asObject(found) || typeof found === 'boolean' ? { schema: found } : { missing: 'none' };
  }

  /** What judges the very value that a schema judges. */
  function inPlaceOf(schema: JsonObject): JsonObject[] {
    const held = [...childrenOf(schema)].filter(([keyword]) => IN_PLACE.has(keyword)).map(([, child]) => child);
    const targets = REFERRING.filter((key) => Object.hasOwn(schema, key)).map((key) => resolve(schema, key).schema);
    return [...targets, ...held].map(asObject).filter((next) => next !== undefined);
  }

  function loops(): JsonPath[] {
    const paths = new Map<object, JsonPath>([...walkSchema(root)].map(({ schema, path }) => [schema, path]));
    const state = new Map<object, 'open' | 'done'>();
    const found: JsonPath[] = [];
    for (const start of paths.keys()) {
      // Without recursion: a chain of references may be as long as the schema is large.
      const stack = [start as JsonObject];
      for (let top = stack.at(-1); top; top = stack.at(-1)) {
        if (state.has(top)) {
          stack.pop();
          state.set(top, 'done');
          continue;
        }
        state.set(top, 'open');
        for (const next of inPlaceOf(top)) {
          if (state.get(next) === 'open') found.push(paths.get(top) ?? []);
          else if (!state.has(next)) stack.push(next);
        }
      }
    }
    return found;
  }

  return { resolve, loops };
}

/** One address against another, as URLs are (RFC 3986, 5.2); undefined for what is none. */
function join(reference: string, base: string): string | undefined {
  try {
    return new URL(reference, base).href.replace(/#$/, '');
  } catch {
    return undefined;
  }
}

/** What a JSON Pointer (RFC 6901) in a URL's fragment leads to. */
function at(value: unknown, pointer: string): unknown {
  let found = value;
  for (const step of pointer.split('/').slice(1)) {
    const key = decode(step).replaceAll('~1', '/').replaceAll('~0', '~');
    found = Array.isArray(found) ? asArray(found)[Number(key)] : get(found, key);
  }
  return found;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
