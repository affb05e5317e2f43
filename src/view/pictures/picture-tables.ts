import type { Cell, TableOutput } from '../../model/output.ts';
import type { VennOutput } from '../../model/picture.ts';
import type { Picture } from '../picture.ts';
import { label, table, valueColumn } from './table-parts.ts';

const undrawn = () => 'This kind of result is its numbers.';

export const venn: Picture<VennOutput> = { draw: undrawn, tables: (output) => [vennTable(output)] };

function vennTable({ label: name, unit, sets, overlaps }: VennOutput): TableOutput {
  const rows: Cell[][] = sets.map((set) => [set.label, set.size]);
  for (const overlap of overlaps) {
    rows.push([overlap.sets.map((index) => sets[index]?.label ?? `set ${index}`).join(' and '), overlap.size]);
  }
  return table(label(name, unit), [{ label: 'Sets' }, valueColumn('Size')], rows);
}
