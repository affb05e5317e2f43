import type { Point } from '../../model/chart.ts';
import type { Cell, TableOutput } from '../../model/output.ts';
import type { PieOutput, RadarOutput, TreemapNode, TreemapOutput, VennOutput } from '../../model/picture.ts';
import type { Picture } from '../picture.ts';
import { label, pointCell, table, valueColumn } from './table-parts.ts';

const undrawn = () => 'This kind of result is its numbers.';

export const pie: Picture<PieOutput> = { draw: undrawn, tables: (output) => [pieTable(output)] };
export const radar: Picture<RadarOutput> = { draw: undrawn, tables: (output) => [radarTable(output)] };
export const treemap: Picture<TreemapOutput> = { draw: undrawn, tables: (output) => [treemapTable(output)] };
export const venn: Picture<VennOutput> = { draw: undrawn, tables: (output) => [vennTable(output)] };

/** Shares are of the total, and only given where it is positive and nothing is negative. */
function pieTable({ label: name, unit, slices, total }: PieOutput): TableOutput {
  const whole = total ?? slices.reduce((sum, slice) => sum + slice.value, 0);
  const shared = whole > 0 && slices.every((slice) => slice.value >= 0);
  const columns = [{ label: 'Part' }, valueColumn('Value'), ...(shared ? [valueColumn('Share')] : [])];
  const rows = slices.map((slice): Cell[] => {
    const share = shared ? [`${((100 * slice.value) / whole).toFixed(1)} %`] : [];
    return [{ text: slice.label, tone: slice.tone ?? 'normal' }, slice.value, ...share];
  });
  return table(label(name, unit), columns, rows);
}

function radarTable({ label: name, unit, axes, series }: RadarOutput): TableOutput {
  const columns = [{ label: 'Axis' }, ...series.map((one) => valueColumn(one.label))];
  const rows = axes.map((axis, at): Cell[] => [axis.label, ...series.map((one) => pointCell(one.values[at] ?? null))]);
  return table(label(name, unit), columns, rows);
}

/** Every part at every level, however many of them are drawn. A list of what is left to do, for the parts may be deep. */
function treemapTable({ label: name, unit, root }: TreemapOutput): TableOutput {
  const parts: { node: TreemapNode; path: string }[] = [];
  const left = [{ node: root, path: root.label }];
  for (let part = left.pop(); part; part = left.pop()) {
    parts.push(part);
    const { node, path } = part;
    for (const child of node.children?.toReversed() ?? []) left.push({ node: child, path: `${path} / ${child.label}` });
  }
  // What a part holds comes after it.
  const sizes = new Map<TreemapNode, Point>();
  for (const { node } of parts.toReversed()) {
    sizes.set(node, node.value ?? node.children?.reduce((sum, child) => sum + (sizes.get(child) ?? 0), 0) ?? null);
  }
  const rows = parts.map(({ node, path }): Cell[] => [
    { text: path, tone: node.tone ?? 'normal' },
    pointCell(sizes.get(node) ?? null),
  ]);
  return table(label(name, unit), [{ label: 'Part' }, valueColumn('Value')], rows);
}

function vennTable({ label: name, unit, sets, overlaps }: VennOutput): TableOutput {
  const rows: Cell[][] = sets.map((set) => [set.label, set.size]);
  for (const overlap of overlaps) {
    rows.push([overlap.sets.map((index) => sets[index]?.label ?? `set ${index}`).join(' and '), overlap.size]);
  }
  return table(label(name, unit), [{ label: 'Sets' }, valueColumn('Size')], rows);
}
