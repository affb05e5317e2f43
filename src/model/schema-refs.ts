import { asSchema, type Schema } from './read-schema.ts';

/** Where relative addresses of a schema without an absolute `$id` lead to: an address of nothing. */
const NOWHERE = 'schema:/';

/** Finds the schemas that references of one schema lead to, inside of it. Nothing is ever fetched. */
export type RefResolver = (ref: string) => Schema | undefined;

/** Looks a schema through for the names that its parts give themselves. */
export function createRefResolver(root: Schema): RefResolver {
  let names: ReadonlyMap<string, Schema> | undefined;
  const base = addressOf(root.$id, NOWHERE);
  return (ref) => {
    if (ref === '#') return root;
    if (ref.startsWith('#/')) return follow(root, ref.slice(2));
    names ??= collectNames(root, base);
    const address = addressOf(ref, base);
    const [document = '', fragment = ''] = address.split(/#(.*)/s);
    const named = names.get(address) ?? (fragment.startsWith('/') || fragment === '' ? names.get(document) : undefined);
    return named && fragment.startsWith('/') ? follow(named, fragment.slice(1)) : named;
  };
}

function addressOf(reference: unknown, base: string): string {
  return typeof reference === 'string' && URL.canParse(reference, base) ? new URL(reference, base).href : base;
}

/** A JSON Pointer, as it stands in a URL. */
function follow(root: Schema, pointer: string): Schema | undefined {
  let found: unknown = root;
  for (const step of pointer.split('/')) {
    const key = decode(step).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as { [key: string]: unknown })[key];
  }
  return asSchema(found);
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** Every `$id`, and every anchor below the `$id` it stands under, as absolute addresses. The first of a name counts. */
function collectNames(root: Schema, rootBase: string): Map<string, Schema> {
  const names = new Map<string, Schema>();
  const add = (address: string, schema: Schema) => names.has(address) || names.set(address, schema);
  const waiting: [value: unknown, base: string][] = [[root, rootBase]];
  for (const [value, outer] of waiting) {
    if (typeof value !== 'object' || value === null) continue;
    const schema = value as Schema;
    const base = value === root ? rootBase : addressOf(schema.$id, outer);
    if (base !== outer || value === root) add(base, schema);
    for (const anchor of [schema.$anchor, schema.$dynamicAnchor])
      if (typeof anchor === 'string') add(addressOf(`#${anchor}`, base), schema);
    for (const part of Object.values(value)) waiting.push([part, base]);
  }
  return names;
}
