/** @jsxImportSource preact */
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
