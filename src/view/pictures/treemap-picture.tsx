/** @jsxImportSource preact */
import type { Point } from '../../model/chart.ts';
import type { Cell } from '../../model/output.ts';
import type { TreemapOutput } from '../../model/picture.ts';
import { formatShare } from '../charts/format-share.ts';
import { Treemap } from '../charts/treemap.tsx';
import { layoutTreemap } from '../charts/treemap-layout.ts';
import { partsOf, sizesOf } from '../charts/treemap-parts.ts';
import type { Picture } from '../picture.ts';
import { label, pointCell, table, valueColumn } from './table-parts.ts';

/** Nested parts by area. */
export const treemap: Picture<TreemapOutput> = {
  draw(output, { compact }) {
    const layout = layoutTreemap(output, compact);
    return typeof layout === 'string' ? layout : <Treemap {...{ output, layout, compact }} />;
  },
  /** Every part at every level, however many of them are drawn. */
  tables({ label: name, unit, root }, most) {
    const parts = partsOf(root);
    const sizes = sizesOf(parts);
    const whole = sizes.get(root) ?? 0;
    const shareOf = (size: Point) =>
      size !== null && whole > 0 && size >= 0 && size <= whole ? formatShare(size / whole) : '–';
    const rows = parts.slice(0, most).map(({ node, path }): Cell[] => {
      const size = sizes.get(node) ?? null;
      return [{ text: path, tone: node.tone ?? 'normal' }, pointCell(size), shareOf(size)];
    });
    const columns = [{ label: 'Part' }, valueColumn('Value'), valueColumn('Share')];
    return [{ ...table(label(name, unit), columns, rows), count: parts.length }];
  },
};
