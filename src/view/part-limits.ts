import type { Limits } from './limits.ts';

/** A group of so many parts and fewer draws each as if it stood alone. */
const FULL_PARTS = 5;

/** How much of each part of a group is drawn: all of them together must not be more than a page can draw. */
export function limitsOfParts(limits: Limits, count: number): Limits {
  const drawn = Math.max(1, Math.min(count, limits.parts));
  const share = (most: number) => Math.ceil(most / Math.max(1, drawn / FULL_PARTS));
  const { fields, rows, characters, bytes, parts } = limits;
  return {
    ...limits,
    fields: share(fields),
    rows: share(rows),
    characters: share(characters),
    bytes: share(bytes),
    // Groups in groups would multiply.
    parts: Math.ceil(parts / drawn),
  };
}
