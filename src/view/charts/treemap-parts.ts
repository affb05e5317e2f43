import type { Point } from '../../model/chart.ts';
import type { TreemapNode } from '../../model/picture.ts';

/** Every part of a treemap, each before its own, with the names that lead to it. By a list of what is left to do: parts may be deep. */
export function partsOf(root: TreemapNode): { node: TreemapNode; path: string }[] {
  const parts: { node: TreemapNode; path: string }[] = [];
  const left = [{ node: root, path: root.label }];
  for (let part = left.pop(); part; part = left.pop()) {
    parts.push(part);
    const { node, path } = part;
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
