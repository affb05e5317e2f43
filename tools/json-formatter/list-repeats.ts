import type { Node } from 'jsonc-parser';
import { nameOf } from './write.ts';

/** A name that stands in its object once more. */
export interface Repeat {
  /** JSON Pointer (RFC 6901). */
  pointer: string;
  /** Offset of the name. */
  at: number;
  /** Offset of the first one. */
  first: number;
}

/** The names that an object has already had, in the order of the text. */
export function listRepeats(root: Node): Repeat[] {
  const repeats: Repeat[] = [];
  const walk = ({ type, children = [] }: Node, path: string) => {
    const seen = new Map<string, number>();
    for (const [index, child] of children.entries()) {
      if (type !== 'object') {
        walk(child, `${path}/${index}`);
        continue;
      }
      const name = nameOf(child);
      const pointer = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const first = seen.get(name);
      if (first === undefined) seen.set(name, child.offset);
      else repeats.push({ pointer, at: child.offset, first });
      walk(child.children![1]!, pointer);
    }
  };
  walk(root, '');
  return repeats;
}
