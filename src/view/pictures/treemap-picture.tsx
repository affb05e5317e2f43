/** @jsxImportSource preact */
import type { Point } from '../../model/chart.ts';
import type { Cell } from '../../model/output.ts';
import type { TreemapNode, TreemapOutput } from '../../model/picture.ts';
import { formatShare } from '../charts/format-share.ts';
import { Treemap } from '../charts/treemap.tsx';
import { layoutTreemap } from '../charts/treemap-layout.ts';
import type { Picture } from '../picture.ts';
import { label, pointCell, table, valueColumn } from './table-parts.ts';

/** Nested parts by area. */
export const treemap: Picture<TreemapOutput> = {
  draw(output, options) {
    const layout = layoutTreemap(output, options.compact);
    return typeof layout === 'string' ? layout : <Treemap {...{ output, layout }} {...options} />;
  },
  /** Every part at every level, however many of them are drawn. */
  tables({ label: name, unit, root }) {
    const parts = partsOf(root);
    const sizes = sizesOf(parts);
    const whole = sizes.get(root) ?? 0;
    const rows = parts.map(({ node, path }): Cell[] => {
      const size = sizes.get(node) ?? null;
      const share = size === null || !(size >= 0 && size <= whole && whole > 0) ? '–' : formatShare(size / whole);
      return [{ text: path, tone: node.tone ?? 'normal' }, pointCell(size), share];
    });
    return [table(label(name, unit), [{ label: 'Part' }, valueColumn('Value'), valueColumn('Share')], rows)];
  },
};

interface Part {
  node: TreemapNode;
  /** The names from the whole to it. */
  path: string;
}

/** With a list of what is left to do, for the parts may be deep. */
function partsOf(root: TreemapNode): Part[] {
  const parts: Part[] = [];
  const left: Part[] = [{ node: root, path: root.label }];
  for (let part = left.pop(); part; part = left.pop()) {
    parts.push(part);
    const { node, path } = part;
    for (const child of node.children?.toReversed() ?? []) left.push({ node: child, path: `${path} / ${child.label}` });
  }
  return parts;
}

/** As they are given; what a part holds comes after it. */
function sizesOf(parts: readonly Part[]): Map<TreemapNode, Point> {
  const sizes = new Map<TreemapNode, Point>();
  for (const { node } of parts.toReversed()) {
    sizes.set(node, node.value ?? node.children?.reduce((sum, child) => sum + (sizes.get(child) ?? 0), 0) ?? null);
  }
  return sizes;
}
