import type { Chart, Series } from '../../model/chart.ts';
import type { Cell, Column, TableOutput } from '../../model/output.ts';
import { label, pointCell, table, valueColumn } from './table-parts.ts';

/** One column of numbers that a series brings. */
interface Track {
  column: Column;
  cell(at: number): Cell;
}

/**
 * The numbers of a chart. Series along the chart's x share one table; one with x values of its own has its own table.
 * Remarks and thresholds follow.
 */
export function seriesTables(chart: Chart): TableOutput[] {
  const name = `${chart.yLabel} by ${chart.xLabel}`;
  const shared = chart.series.filter((series) => series.x === undefined);
  const tables = chart.series
    .filter((series) => series.x !== undefined)
    .map((series) => along(`${name}: ${series.label}`, chart, series.x ?? [], [series]));
  if (shared.length > 0 || tables.length === 0) tables.unshift(along(name, chart, chart.x, shared));
  if (chart.thresholds?.length) {
    const rows = chart.thresholds.map(({ label: text, tone = 'normal', y }): Cell[] => [{ text, tone }, y]);
    tables.push(table('Thresholds', [{ label: 'Threshold' }, valueColumn(label(chart.yLabel, chart.yUnit))], rows));
  }
  if (chart.annotations?.length) {
    const rows = chart.annotations.map(({ x, label: text }): Cell[] => [x, text]);
    tables.push(table('Remarks', [{ label: label(chart.xLabel, chart.xUnit) }, { label: 'Remark' }], rows));
  }
  return tables;
}

function along(name: string, chart: Chart, x: readonly (number | string)[], series: readonly Series[]): TableOutput {
  const tracks = series.flatMap((one) => tracksOf(one, chart));
  const columns = [{ label: label(chart.xLabel, chart.xUnit) }, ...tracks.map((track) => track.column)];
  return table(
    name,
    columns,
    x.map((value, at) => [value, ...tracks.map((track) => track.cell(at))]),
  );
}

function tracksOf(series: Series, chart: Chart): Track[] {
  const unit = series.unit ?? (series.axis === 'right' ? undefined : chart.yUnit);
  const track = (name: string, cell: (at: number) => Cell): Track => ({ column: valueColumn(label(name, unit)), cell });
  const { lower, boxes, sizes, notes } = series;
  const tracks: Track[] = [];
  if (boxes === undefined) tracks.push(track(series.label, (at) => pointCell(series.points[at] ?? null)));
  else {
    for (const part of ['low', 'q1', 'median', 'q3', 'high'] as const) {
      tracks.push(track(`${series.label}, ${part}`, (at) => pointCell(boxes[at]?.[part] ?? null)));
    }
    tracks.push(track(`${series.label}, outliers`, (at) => boxes[at]?.outliers?.join(', ') ?? ''));
  }
  if (lower) tracks.push(track(`${series.label}, lower`, (at) => pointCell(lower[at] ?? null)));
  if (sizes) {
    const name = series.sizeLabel ?? `${series.label}, size`;
    tracks.push({ column: valueColumn(name), cell: (at) => pointCell(sizes[at] ?? null) });
  }
  if (notes) tracks.push({ column: { label: `${series.label}, remark` }, cell: (at) => notes[at] ?? '' });
  return tracks;
}
