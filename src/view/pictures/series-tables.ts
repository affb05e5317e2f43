import type { Chart, Series } from '../../model/chart.ts';
import type { Cell } from '../../model/output.ts';
import type { NumberTable } from '../picture.ts';
import { totalsOf } from './stack-totals.ts';
import { label, pointCell, type Track, table, unitOf, valueColumn } from './table-parts.ts';

/**
 * The numbers of a chart. Series along the chart's x share one table, with the totals of what is stacked; one with x values
 * of its own has its own table. Thresholds and remarks follow.
 * @param most rows that are wanted. Default: all
 */
export function seriesTables(chart: Chart, most?: number): NumberTable[] {
  const name = `${chart.yLabel} by ${chart.xLabel}`;
  const shared = chart.series.filter((series) => series.x === undefined);
  const along = (caption: string, x: readonly (number | string)[], tracks: readonly Track[]): NumberTable => {
    const columns = [{ label: label(chart.xLabel, chart.xUnit) }, ...tracks.map((track) => track.column)];
    const rows = x.slice(0, most).map((value, at) => [value, ...tracks.map((track) => track.cell(at))]);
    return { ...table(caption, columns, rows), count: x.length };
  };
  const tables = chart.series
    .filter((series) => series.x !== undefined)
    .map((series) => along(`${name}: ${series.label}`, series.x ?? [], tracksOf(series, chart)));
  if (shared.length > 0 || tables.length === 0) {
    const tracks = [...shared.flatMap((series) => tracksOf(series, chart)), ...totalsOf(chart)];
    tables.unshift(along(name, chart.x, tracks));
  }
  if (chart.thresholds?.length) {
    const right = chart.thresholds.some(({ axis }) => axis === 'right');
    const rows = chart.thresholds.map(({ label: text, tone = 'normal', y, axis }): Cell[] => {
      const measure = axis === 'right' ? (chart.yLabelRight ?? '') : label(chart.yLabel, chart.yUnit);
      return [{ text, tone }, y, ...(right ? [measure] : [])];
    });
    const value = valueColumn(right ? 'Value' : label(chart.yLabel, chart.yUnit));
    tables.push(table('Thresholds', [{ label: 'Threshold' }, value, ...(right ? [{ label: 'Axis' }] : [])], rows));
  }
  if (chart.annotations?.length) {
    const rows = chart.annotations.map(({ x, label: text }): Cell[] => [x, text]);
    tables.push(table('Remarks', [{ label: label(chart.xLabel, chart.xUnit) }, { label: 'Remark' }], rows));
  }
  return tables;
}

function tracksOf(series: Series, chart: Chart): Track[] {
  const unit = unitOf(series, chart);
  const track = (name: string, cell: (at: number) => Cell): Track => ({ column: valueColumn(label(name, unit)), cell });
  const { shape, lower, boxes, sizes, notes } = series;
  const value = (at: number) => pointCell(series.points[at] ?? null);
  const tracks: Track[] = [];
  if (lower) tracks.push(track(`${series.label}, low`, (at) => pointCell(lower[at] ?? null)));
  if (boxes === undefined) tracks.push(track(shape === 'band' ? `${series.label}, high` : series.label, value));
  else {
    for (const part of ['low', 'q1', 'median', 'q3', 'high'] as const) {
      tracks.push(track(`${series.label}, ${part}`, (at) => pointCell(boxes[at]?.[part] ?? null)));
    }
    tracks.push(track(`${series.label}, outliers`, (at) => boxes[at]?.outliers?.join(', ') ?? ''));
  }
  if (sizes) {
    const name = series.sizeLabel ?? `${series.label}, size`;
    tracks.push({ column: valueColumn(name), cell: (at) => pointCell(sizes[at] ?? null) });
  }
  if (notes) tracks.push({ column: { label: `${series.label}, remark` }, cell: (at) => notes[at] ?? '' });
  return tracks;
}
