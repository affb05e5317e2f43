import { quote } from '../../model/words.ts';
import { SIDEBAR_DEPTH } from '../limits.ts';
import { nearest } from '../links/nearest.ts';

/** Something wrong with the shape of the option `sidebar`. */
export interface OptionFault {
  /** The keys and indexes that lead to it, from the option itself. */
  path: (string | number)[];
  /** A sentence without its full stop. */
  message: string;
}

/** What an entry may hold beside the key that makes it what it is. */
const KINDS = new Map([
  ['link', ['label', 'badge']],
  ['items', ['label', 'collapsed']],
  ['directory', ['label', 'collapsed']],
]);

const EXAMPLE = 'write the path of a document, { label, link }, { label, items } or { label, directory }';

/** Says everything that is wrong with the shape of a sidebar. Whether what it names is there is for the whole site to say. */
export function checkSidebarOption(value: unknown, path: (string | number)[] = [], depth = 1): OptionFault[] {
  if (!Array.isArray(value)) return [{ path, message: `is ${quote(value)}; make it a list of entries` }];
  if (depth > SIDEBAR_DEPTH)
    return [{ path, message: `is a group inside ${depth - 1} others; ${SIDEBAR_DEPTH} levels are shown` }];
  return value.flatMap((entry, index) => checkEntry(entry, [...path, index], depth));
}

function checkEntry(entry: unknown, path: (string | number)[], depth: number): OptionFault[] {
  if (typeof entry === 'string') return entry === '' ? [{ path, message: `is empty; ${EXAMPLE}` }] : [];
  if (typeof entry !== 'object' || entry === null) return [{ path, message: `is ${quote(entry)}; ${EXAMPLE}` }];
  const given = new Map<string, unknown>(Object.entries(entry).filter(([, value]) => value !== undefined));
  const [kind, second] = [...KINDS.keys()].filter((key) => given.has(key));
  if (kind === undefined || second !== undefined) return [{ path, message: whichKind(given, kind, second) }];
  const faults: OptionFault[] = [];
  const refuse = (key: string, message: string) => faults.push({ path: [...path, key], message });
  const known = [kind, ...(KINDS.get(kind) ?? [])];
  for (const key of given.keys()) {
    if (known.includes(key)) continue;
    const near = nearest(key, known);
    refuse(
      key,
      near ? `is unknown; did you mean ${near}?` : `is unknown; an entry with ${kind} takes ${known.join(', ')}`,
    );
  }
  if (given.has('label') ? !isText(given.get('label')) : kind !== 'directory') refuse('label', 'must be text');
  if (kind === 'items') faults.push(...checkSidebarOption(given.get(kind), [...path, kind], depth + 1));
  else if (!isText(given.get(kind))) refuse(kind, 'must be text');
  if (given.has('badge') && !isBadge(given.get('badge')))
    refuse('badge', 'must be text, or { text: "New", tone: "good" }');
  if (given.has('collapsed') && typeof given.get('collapsed') !== 'boolean')
    refuse('collapsed', 'must be true or false');
  else if (given.get('collapsed') && !given.has('label'))
    refuse('collapsed', 'needs a label: without one there is no group to close');
  return faults;
}

function whichKind(given: ReadonlyMap<string, unknown>, kind: string | undefined, second: string | undefined): string {
  if (second !== undefined) return `has both ${kind} and ${second}; keep one of the two`;
  const near = [...given.keys()].flatMap((key) => nearest(key, KINDS.keys()) ?? [])[0];
  return near === undefined ? `says nothing to show; ${EXAMPLE}` : `says nothing to show; did you mean ${near}?`;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isBadge(value: unknown): boolean {
  if (isText(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const { text, tone = 'normal', ...rest } = value as { text?: unknown; tone?: unknown };
  return isText(text) && ['normal', 'good', 'warn', 'bad'].includes(String(tone)) && Object.keys(rest).length === 0;
}
