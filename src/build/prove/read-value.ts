import { deserialize } from 'node:v8';
import { MAX_RESULT_DEPTH, MAX_RESULT_VALUES } from './limits.ts';

/** A value that came out of a guarded process, or why it is refused. */
export type ReadValue = { value: unknown; refused?: never } | { value?: never; refused: string };

/** Reads a structured clone, and refuses one that is too large or too deep to be walked by anything after this. */
export function readValue(bytes: Uint8Array): ReadValue {
  try {
    const value: unknown = deserialize(bytes);
    const refused = measure(value);
    return refused === undefined ? { value } : { refused };
  } catch {
    return { refused: 'a value that cannot be read' };
  }
}

function measure(root: unknown): string | undefined {
  let count = 0;
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    count += 1;
    if (count > MAX_RESULT_VALUES) return `a result of more than ${MAX_RESULT_VALUES} values`;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    if (depth >= MAX_RESULT_DEPTH) return `a result nested deeper than ${MAX_RESULT_DEPTH}`;
    for (const child of Object.values(value)) open.push({ value: child, depth: depth + 1 });
  }
  return undefined;
}

/**
 * A copy that is equal to another when the values mean the same: keys set to undefined are left out, keys are in order, and
 * there is no negative zero.
 */
export function plain(value: unknown): unknown {
  if (value === 0) return 0;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, child]) => child !== undefined);
  // fromEntries makes own keys of any name, `__proto__` too.
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, child]) => [key, plain(child)]));
}
