import { describe, expect, it } from 'vitest';
import type { Chart } from '../../../../src/model/chart.ts';
import type { TableOutput } from '../../../../src/model/output.ts';
import { ALL_VIEWS } from '../../../../src/view/all-views.ts';
import type { PictureOutput } from '../../../../src/view/picture.ts';

/** Tables as lines of text. */
function lines(output: PictureOutput): string[] {
  return (ALL_VIEWS.pictures.get(output.kind)?.tables(output) ?? []).flatMap(
    ({ caption, columns, rows }: TableOutput) => [
      `# ${caption}`,
      columns.map((column) => column.label).join(' | '),
      ...rows.map((row) => row.map((cell) => (typeof cell === 'object' ? cell.text : cell)).join(' | ')),
    ],
  );
}
const series = (chart: Partial<Chart>) =>
  lines({ kind: 'series', chart: { xLabel: 'Value', yLabel: 'Count', x: [1, 2], series: [], ...chart } });

describe('the numbers of a chart', () => {
  it('stand in one table along x, with units, and a dash for a gap', () => {
    const chart = {
      xUnit: 'ms',
      yUnit: 'kB',
      series: [
        { label: 'A', points: [0, null] },
        { label: 'B', points: [3], unit: '%', axis: 'right' as const },
        { label: 'C', points: [5, 6], axis: 'right' as const },
      ],
    };
    expect(series(chart)).toEqual([
      '# Count by Value',
      'Value (ms) | A (kB) | B (%) | C',
      '1 | 0 | 3 | 5',
      '2 | – | – | 6',
    ]);
  });

  it('tell bands, boxes, sizes and remarks', () => {
    const box = { low: 1, q1: 2, median: 3, q3: 4, high: 5, outliers: [9, 10] };
    const chart = {
      x: ['a'],
      series: [
        { label: 'Band', points: [2], shape: 'band' as const, lower: [1] },
        { label: 'Box', points: [], shape: 'box' as const, boxes: [box] },
        { label: 'Bubble', points: [1], sizes: [7], sizeLabel: 'Population', notes: ['big'] },
      ],
    };
    expect(series(chart)).toEqual([
      '# Count by Value',
      'Value | Band | Band, lower | Box, low | Box, q1 | Box, median | Box, q3 | Box, high | Box, outliers | Bubble | Population | Bubble, remark',
      'a | 2 | 1 | 1 | 2 | 3 | 4 | 5 | 9, 10 | 1 | 7 | big',
    ]);
  });

  it('give a series with x values of its own a table of its own; thresholds and remarks follow', () => {
    const chart = {
      series: [
        { label: 'A', points: [1, 2] },
        { label: 'Own', points: [8], x: [1.5] },
      ],
      thresholds: [{ y: 4, label: 'Limit', tone: 'bad' as const }],
      annotations: [{ x: 2, label: 'Here' }],
    };
    expect(series(chart)).toEqual([
      '# Count by Value',
      'Value | A',
      '1 | 1',
      '2 | 2',
      '# Count by Value: Own',
      'Value | Own',
      '1.5 | 8',
      '# Thresholds',
      'Threshold | Count',
      'Limit | 4',
      '# Remarks',
      'Value | Remark',
      '2 | Here',
    ]);
  });

  it('are a table without rows when there are no points', () => {
    expect(series({ x: [] })).toEqual(['# Count by Value', 'Value']);
  });
});

describe('the numbers of other pictures', () => {
  it('of a heatmap: a row for each y', () => {
    const values = [[1, null], []];
    expect(
      lines({
        kind: 'heatmap',
        xLabel: 'Hour',
        yLabel: 'Day',
        label: 'Load',
        unit: '%',
        x: [0, 1],
        y: ['Mo', 'Tu'],
        values,
      }),
    ).toEqual(['# Load (%)', 'Day \\ Hour | 0 | 1', 'Mo | 1 | –', 'Tu | – | –']);
  });

  it('of a pie: shares of the total, where shares mean something', () => {
    const pie = (values: number[], total?: number) => {
      const slices = values.map((value, at) => ({ label: 'ab'[at]!, value }));
      return lines({ kind: 'pie', label: 'Time', slices, ...(total === undefined ? {} : { total }) }).slice(1);
    };
    expect(pie([1, 3])).toEqual(['Part | Value | Share', 'a | 1 | 25.0 %', 'b | 3 | 75.0 %']);
    expect(pie([1, 3], 8)).toEqual([
      'Part | Value | Share',
      'a | 1 | 12.5 %',
      'b | 3 | 37.5 %',
      'Not accounted for | 4 | 50.0 %',
    ]);
    expect(pie([-1, 3])).toEqual(['Part | Value', 'a | -1', 'b | 3']);
    expect(pie([0, 0])).toEqual(['Part | Value', 'a | 0', 'b | 0']);
  });

  it('of a radar, a treemap and a Venn diagram', () => {
    const axes = [{ label: 'Speed' }, { label: 'Size' }];
    expect(lines({ kind: 'radar', label: 'Cars', axes, series: [{ label: 'A', values: [1, null] }] })).toEqual([
      '# Cars',
      'Axis | A',
      'Speed | 1',
      'Size | –',
    ]);
    const ends = [{ label: 'Speed', max: 9 }, { label: 'Size' }];
    expect(lines({ kind: 'radar', label: 'Cars', axes: ends, series: [] }).slice(1)).toEqual([
      'Axis | Max',
      'Speed | 9',
      'Size | –',
    ]);
    const root = {
      label: 'All',
      children: [
        { label: 'a', value: 1 },
        { label: 'b', children: [{ label: 'c', value: 4 }] },
      ],
    };
    expect(lines({ kind: 'treemap', label: 'Disk', unit: 'GB', root })).toEqual([
      '# Disk (GB)',
      'Part | Value | Share',
      'All | 5 | 100 %',
      'All / a | 1 | 20.0 %',
      'All / b | 4 | 80.0 %',
      'All / b / c | 4 | 80.0 %',
    ]);
    const sets = [
      { label: 'X', size: 3 },
      { label: 'Y', size: 2 },
    ];
    expect(lines({ kind: 'venn', label: 'People', sets, overlaps: [{ sets: [0, 1], size: 1 }] })).toEqual([
      '# People',
      'Sets | Size',
      'X | 3',
      'Y | 2',
      'X and Y | 1',
    ]);
  });
});
