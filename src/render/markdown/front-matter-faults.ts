import type { ErrorObject } from 'ajv/dist/2020.js';
import { show } from '../links/classify-href.ts';
import { nearest } from '../links/nearest.ts';

/** A fault of some front matter, before its place in the file is known. */
export interface FrontMatterFault {
  /** The keys that lead to it. */
  path: string[];
  /** Whether it is of the key, and not of its value. */
  at: 'key' | 'value';
  code: string;
  fault: string;
  fix: string;
}

const STEP = 'false, a path such as ../start.md, or { label: "Start here", link: "../start.md" }';
const LEVEL = 'a level of headings, from 2 to 6';

/** What each value must be, by the keys that lead to it. */
const MEANINGS = new Map([
  ['title', 'the page\'s heading, a text of 1 to 200 characters, such as title: "Start here"'],
  ['description', 'one sentence on the page, a text of 1 to 500 characters'],
  ['order', 'a number, such as order: 2'],
  ['sidebar', 'what the sidebar shows, such as sidebar: { label: "Start", order: 2 }'],
  ['sidebar/label', 'what the sidebar calls the page, a text of 1 to 100 characters'],
  ['sidebar/order', 'a number, such as order: 2'],
  ['sidebar/hidden', 'true or false'],
  ['sidebar/badge', 'a text of 1 to 30 characters, or { text: "New", tone: good }'],
  ['sidebar/badge/text', 'a text of 1 to 30 characters'],
  ['sidebar/badge/tone', 'normal, good, warn or bad'],
  ['draft', 'true or false'],
  ['prev', STEP],
  ['next', STEP],
  ['toc', 'false, or the levels of headings to list, such as toc: { from: 2, to: 3 }'],
  ['toc/from', LEVEL],
  ['toc/to', LEVEL],
  ['editUrl', 'false, or the http or https URL where the page is edited'],
  ['lastUpdated', 'false, or a day, such as lastUpdated: 2026-03-01'],
]);

/** What other generators call the same. */
const OTHER_NAMES = new Map([['tableOfContents', 'toc']]);

/** The keys that may stand below some keys. */
function keysBelow(parent: string): string[] {
  const own = [...MEANINGS.keys(), ...['prev', 'next'].flatMap((step) => [`${step}/label`, `${step}/link`])];
  const prefix = parent === '' ? '' : `${parent}/`;
  return own
    .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/'))
    .map((key) => key.slice(prefix.length));
}

/** Says each fault once: a key that is not known, or the innermost value that is not what it must be. */
export function frontMatterFaults(errors: readonly ErrorObject[], data: unknown): FrontMatterFault[] {
  const faults = new Map<string, FrontMatterFault>();
  for (const { keyword, params, instancePath } of errors) {
    if (keyword !== 'additionalProperties') continue;
    const [parent, key] = [instancePath.slice(1), String(params.additionalProperty)];
    faults.set(`${parent}/${key}`, unknownKey(parent, key));
  }
  // Of several ways to write a value each says what it misses; what lies deepest was meant.
  const values = new Set(errors.map(({ instancePath }) => meaningful(instancePath.slice(1))));
  for (const path of [...values].sort((a, b) => depth(b) - depth(a))) {
    const isSaid = [...faults.keys()].some((said) => path === '' || said === path || said.startsWith(`${path}/`));
    if (!isSaid) faults.set(path, wrongValue(path, data));
  }
  return [...faults.values()];
}

function depth(path: string): number {
  return path.split('/').length;
}

/** The innermost value on the way that has a meaning of its own. */
function meaningful(path: string): string {
  return path === '' || MEANINGS.has(path) ? path : meaningful(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
}

function unknownKey(parent: string, key: string): FrontMatterFault {
  const keys = keysBelow(parent);
  const near = (parent === '' && OTHER_NAMES.get(key)) || nearest(key, keys);
  const where = parent === '' ? 'The front matter' : parent.replaceAll('/', '.');
  const fault = `${where} has the unknown key ${show(key)}`;
  const fix = near ? `Did you mean ${near}?` : `Use ${keys.join(', ')}, or remove it`;
  const path = parent === '' ? [key] : [...parent.split('/'), key];
  return { path, at: 'key', code: 'front-matter-key', fault, fix };
}

function wrongValue(path: string, data: unknown): FrontMatterFault {
  if (path === '') {
    const [fault, fix] = ['The front matter is no list of keys', 'Write for example title: "Start here"'];
    return { path: [], at: 'key', code: 'front-matter', fault, fix };
  }
  const keys = path.split('/');
  const value = keys.reduce<unknown>((within, key) => (within as Record<string, unknown>)[key], data);
  // JSON has no word for .nan and .inf.
  const shown = typeof value === 'number' ? String(value) : JSON.stringify(value);
  const fault = `${keys.join('.')} is ${show(shown)}`;
  return { path: keys, at: 'value', code: 'front-matter-value', fault, fix: `Make it ${MEANINGS.get(path)}` };
}
