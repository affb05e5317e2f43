import type { Nodes, Root } from 'hast';
import { MAX_DEPTH, MAX_NODES } from './limits.ts';
import type { Reporter } from './reporter.ts';

/** How large a tree is. */
export interface Size {
  nodes: number;
  /** Levels of nodes inside one another. */
  depth: number;
  /** A node at that depth, or just past the limit. */
  deepest: Nodes;
  /** The raw HTML in it, in its order. */
  raw: Extract<Nodes, { type: 'raw' }>[];
}

/** Walks a tree without recursion: a tree from outside may be deeper than the stack. */
export function measure(tree: Root): Size {
  const size: Size = { nodes: 0, depth: 0, deepest: tree, raw: [] };
  const rest: [Nodes, number][] = [[tree, 0]];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [node, depth] = next;
    size.nodes++;
    if (depth > size.depth) {
      size.depth = depth;
      if (depth <= MAX_DEPTH + 1) size.deepest = node;
    }
    if (node.type === 'raw') size.raw.push(node);
    if ('children' in node) for (const child of node.children.toReversed()) rest.push([child, depth + 1]);
  }
  return size;
}

/** Is a tree small enough to be drawn? Where it is not, that is a problem. */
export function withinLimits(size: Size, reporter: Reporter): boolean {
  if (size.depth > MAX_DEPTH) {
    const fault = `Quotes, lists or elements stand more than ${MAX_DEPTH} levels inside one another`;
    reporter.error(size.deepest, 'markdown-too-deep', fault, 'Nest them less deeply');
    return false;
  }
  if (size.nodes > MAX_NODES) {
    const fault = `The file makes a page of ${size.nodes} parts, and ${MAX_NODES} are drawn`;
    reporter.error({}, 'markdown-too-large', fault, 'Split it into several files');
    return false;
  }
  return true;
}
