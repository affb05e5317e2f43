import type { Point } from '../../model/chart.ts';
import type { Cell, TableOutput } from '../../model/output.ts';
import type { TreemapNode, TreemapOutput, VennOutput } from '../../model/picture.ts';
import type { Picture } from '../picture.ts';
import { label, pointCell, table, valueColumn } from './table-parts.ts';

const undrawn = () => 'This kind of result is its numbers.';

export const treemap: Picture<TreemapOutput> = { draw: undrawn, tables: (output) => [treemapTable(output)] };
export const venn: Picture<VennOutput> = { draw: undrawn, tables: (output) => [vennTable(output)] };

/** The levels of a treemap that are listed. */
const TREEMAP_LEVELS = 3;

function treemapTable({ label: name, unit, root }: TreemapOutput): TableOutput {
  const rows: Cell[][] = [];
  const walk = (node: TreemapNode, path: string, level: number) => {
    rows.push([{ text: path, tone: node.tone ?? 'normal' }, pointCell(sizeOf(node))]);
    if (level < TREEMAP_LEVELS)
      for (const child of node.children ?? []) walk(child, `${path} / ${child.label}`, level + 1);
  };
  walk(root, root.label, 0);
  return table(label(name, unit), [{ label: 'Part' }, valueColumn('Value')], rows);
}

function sizeOf(node: TreemapNode): Point {
  return node.value ?? node.children?.reduce((sum, child) => sum + (sizeOf(child) ?? 0), 0) ?? null;
}

function vennTable({ label: name, unit, sets, overlaps }: VennOutput): TableOutput {
  const rows: Cell[][] = sets.map((set) => [set.label, set.size]);
  for (const overlap of overlaps) {
    rows.push([overlap.sets.map((index) => sets[index]?.label ?? `set ${index}`).join(' and '), overlap.size]);
  }
  return table(label(name, unit), [{ label: 'Sets' }, valueColumn('Size')], rows);
}
