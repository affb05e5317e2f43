import { type JsonSchema, type KeySite, quote } from '../dialects/dialect.ts';
import type { Finding } from '../model/problem.ts';
import { nearest } from '../render/links/nearest.ts';
import { type Home, homesOf, samePlace, sayHomes } from './key-homes.ts';
import { unknownKeys } from './schema-tree.ts';

/**
 * Keys that stand where nothing reads them: those that belong elsewhere, and those that are nearly a known one. A key
 * that is like no other is allowed.
 */
export function* strayKeys(root: JsonSchema, sites: readonly KeySite[], misplaced: boolean): Iterable<Finding> {
  const homes = misplaced ? homesOf(root) : new Map<string, Home[]>();
  for (const site of sites) {
    for (const key of unknownKeys(site)) {
      const path = [...site.path, key];
      const home = homes.get(key);
      if (home) yield { severity: 'error', path, at: 'key', code: 'misplaced-key', ...sayMisplaced(key, site, home) };
      else {
        const near = sayNear(key, site, homes);
        if (near) yield { severity: 'warning', path, at: 'key', code: 'near-key', ...near };
      }
    }
  }
}

function sayMisplaced(key: string, site: KeySite, homes: readonly Home[]): { fault: string; fix: string } {
  const fault = `${quote(key)} does not belong ${sayPlace(site)}`;
  const other = homes.find((home) => samePlace(home, site));
  if (other) return { fault, fix: `Remove it: it belongs ${sayHomes([other])}` };
  return { fault, fix: `Move it: it belongs ${sayHomes(homes)}` };
}

function sayNear(key: string, site: KeySite, homes: ReadonlyMap<string, readonly Home[]>) {
  const fault = `${quote(key)} is not a known key, and nothing reads it`;
  const absent = Object.keys(site.schema.properties ?? {}).filter((known) => !Object.hasOwn(site.object, known));
  const near = nearest(key, absent);
  if (near !== undefined) return { fault, fix: `Did you mean ${quote(near)}?` };
  const away = nearest(key, homes.keys());
  const home = away === undefined ? undefined : homes.get(away);
  if (away === undefined || !home || Object.hasOwn(site.schema.properties ?? {}, away)) return undefined;
  return { fault, fix: `Did you mean ${quote(away)}? It belongs ${sayHomes(home)}` };
}

/** Where an object stands, after a verb. */
function sayPlace({ path, object, tag }: KeySite): string {
  const last = path.at(-1);
  if (last === undefined) return 'at the top level';
  if (typeof last === 'string') return `in ${quote(last)}`;
  const list = path.findLast((step) => typeof step === 'string');
  const kind = tag === undefined ? '' : ` of ${tag} ${quote(object[tag])}`;
  return list === undefined ? `in an entry${kind}` : `in an entry of ${quote(list)}${kind}`;
}
