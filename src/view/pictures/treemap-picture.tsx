/** @jsxImportSource preact */
import type { Point } from '../../model/chart.ts';
import type { Cell } from '../../model/output.ts';
import type { TreemapNode, TreemapOutput } from '../../model/picture.ts';
import { formatShare } from '../charts/format-share.ts';
import { Treemap } from '../charts/treemap.tsx';
import { layoutTreemap } from '../charts/treemap-layout.ts';
import type { Picture } from '../picture.ts';
import { label, pointCell, table, valueColumn } from './table-parts.ts';

/** The levels that are listed. */
const LEVELS = 3;

/** Nested parts by area. */
export const treemap: Picture<TreemapOutput> = {
  draw(output, compact) {
    const layout = layoutTreemap(output, compact);
    return typeof layout === 'string' ? layout : <Treemap {...{ output, layout, compact }} />;
  },
  tables({ label: name, unit, root }) {
    const rows: Cell[][] = [];
    const whole = sizeOf(root) ?? 0;
    const walk = (node: TreemapNode, path: string, level: number) => {
      const size = sizeOf(node);
      const share = size === null || !(size >= 0 && size <= whole && whole > 0) ? '–' : formatShare(size / whole);
      rows.push([{ text: path, tone: node.tone ?? 'normal' }, pointCell(size), share]);
      if (level < LEVELS) for (const child of node.children ?? []) walk(child, `${path} / ${child.label}`, level + 1);
    };
    walk(root, root.label, 0);
    return [table(label(name, unit), [{ label: 'Part' }, valueColumn('Value'), valueColumn('Share')], rows)];
  },
};

/** As it is given. */
function sizeOf(node: TreemapNode): Point {
  return node.value ?? node.children?.reduce((sum, child) => sum + (sizeOf(child) ?? 0), 0) ?? null;
}
