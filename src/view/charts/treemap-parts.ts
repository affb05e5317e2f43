import type { Point } from '../../model/chart.ts';
import type { TreemapNode } from '../../model/picture.ts';

/** Parts of a treemap that are looked at, at the most. */
export const MOST_PARTS = 100_000;

/**
 * Every part of a treemap, each before its own, with the names that lead to it. By a list of what is left to do: parts may be deep.
 * The first of too many: with a part in itself there would be no end of them.
 */
export function partsOf(root: TreemapNode): { node: TreemapNode; path: string }[] {
  const parts: { node: TreemapNode; path: string }[] = [];
  const left = [{ node: root, path: root.label }];
  for (let part = left.pop(); part && parts.length < MOST_PARTS; part = left.pop()) {
    const { node, path } = part;
    parts.push(part);
    for (const child of node.children?.toReversed() ?? []) left.push({ node: child, path: `${path} / ${child.label}` });
  }
  return parts;
}

/** The size of every part: as it is given, or the sum of its own parts; null where neither is known. */
export function sizesOf(parts: readonly { node: TreemapNode }[]): Map<TreemapNode, Point> {
  const sizes = new Map<TreemapNode, Point>();
  for (const { node } of parts.toReversed()) {
    sizes.set(node, node.value ?? node.children?.reduce((sum, child) => sum + (sizes.get(child) ?? 0), 0) ?? null);
  }
  return sizes;
}
