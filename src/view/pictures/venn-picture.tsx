/** @jsxImportSource preact */
import type { Cell } from '../../model/output.ts';
import type { VennOutput } from '../../model/picture.ts';
import { Venn } from '../charts/venn.tsx';
import { layoutVenn } from '../charts/venn-layout.ts';
import type { Picture } from '../picture.ts';
import { label, table, valueColumn } from './table-parts.ts';

/** Sets and what they share. */
export const venn: Picture<VennOutput> = {
  draw(output, options) {
    const layout = layoutVenn(output, options.compact);
    return typeof layout === 'string' ? layout : <Venn {...{ output, layout }} {...options} />;
  },
  tables({ label: name, unit, sets, overlaps }) {
    const rows: Cell[][] = sets.map((set) => [set.label, set.size]);
    for (const overlap of overlaps) {
      rows.push([overlap.sets.map((index) => sets[index]?.label ?? `set ${index}`).join(' and '), overlap.size]);
    }
    return [table(label(name, unit), [{ label: 'Sets' }, valueColumn('Size')], rows)];
  },
};
