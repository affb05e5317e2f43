import type { Point, SeriesOutput } from '../model/chart.ts';
import type { Cell, Column, TableOutput } from '../model/output.ts';
import type {
  HeatmapOutput,
  PieOutput,
  RadarOutput,
  TreemapNode,
  TreemapOutput,
  VennOutput,
} from '../model/picture.ts';
import { seriesTables } from './series-tables.ts';
import { label, pointCell, table, valueColumn } from './table-parts.ts';

/** The results that are pictures. */
export type ChartOutput = SeriesOutput | HeatmapOutput | PieOutput | RadarOutput | TreemapOutput | VennOutput;

/** The levels of a treemap that are listed. */
const TREEMAP_LEVELS = 3;

/** The numbers of a picture, under its name. */
export function chartTables(output: ChartOutput): TableOutput[] {
  switch (output.kind) {
    case 'series':
      return seriesTables(output.chart);
    case 'heatmap':
      return [heatmapTable(output)];
    case 'pie':
      return [pieTable(output)];
    case 'radar':
      return [radarTable(output)];
    case 'treemap':
      return [treemapTable(output)];
    case 'venn':
      return [vennTable(output)];
  }
}

function heatmapTable({ label: name, unit, xLabel, yLabel, x, y, values }: HeatmapOutput): TableOutput {
  const columns: Column[] = [{ label: `${yLabel} \\ ${xLabel}` }, ...x.map((value) => valueColumn(String(value)))];
  const rows = y.map((value, row): Cell[] => [
    value,
    ...x.map((_, column) => pointCell(values[row]?.[column] ?? null)),
  ]);
  return table(label(name, unit), columns, rows);
}

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
