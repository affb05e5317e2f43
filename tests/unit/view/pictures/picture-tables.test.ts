import { describe, expect, it } from 'vitest';
import type { Chart, Series } from '../../../../src/model/chart.ts';
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
      'Value | Band, low | Band, high | Box, low | Box, q1 | Box, median | Box, q3 | Box, high | Box, outliers | Bubble | Population | Bubble, remark',
      'a | 1 | 2 | 1 | 2 | 3 | 4 | 5 | 9, 10 | 1 | 7 | big',
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

  it('tell how far stacks reach, with what is in them', () => {
    const stacked = (label: string, points: (number | null)[], more: Partial<Series> = {}): Series => ({
      label,
      points,
      shape: 'bar',
      stack: 's',
      ...more,
    });
    const totals = (all: Series[], more: Partial<Chart> = {}) =>
      series({ yUnit: 'kW', series: all, ...more })
        .slice(1)
        .map((line) =>
          line
            .split(' | ')
            .slice(1 + all.length)
            .join(' | '),
        );
    const [wind, sun] = [stacked('Wind', [0.1, null]), stacked('Sun', [0.2, null])];
    expect(totals([wind, sun])).toEqual(['Total of Wind, Sun (kW)', '0.3', '–']);
    // Only the picture’s two ends are sums; nothing is drawn at their difference.
    expect(totals([wind, stacked('Use', [-4, -1]), stacked('Lost', [-1, 2])])).toEqual([
      'Total above zero of Wind, Use, Lost (kW) | Total below zero of Wind, Use, Lost (kW)',
      '0.1 | -5',
      '2 | -1',
    ]);
    expect(totals([stacked('Use', [-4, -1]), stacked('Lost', [-1, 0])])).toEqual([
      'Total of Use, Lost (kW)',
      '-5',
      '-1',
    ]);
    // Other stacks, axes and units are apart.
    const right = { axis: 'right', unit: 'mm' } as const;
    const four = [wind, sun, stacked('Rain', [1, 2], right), stacked('Snow', [3, Number.NaN], right)];
    expect(totals(four, { yLabelRight: 'Water' })[0]).toBe('Total of Wind, Sun (kW) | Total of Rain, Snow (mm)');
    expect(totals(four, { yLabelRight: 'Water' })[1]).toBe('0.3 | 4');
    expect(totals([wind, stacked('Sun', [1], { unit: 'MW' })])[0]).toBe('Total of Wind, Sun');
    // A stack of one, one of bands, one across tables, and the two sides of a mirror have none.
    expect(totals([wind])[0]).toBe('');
    expect(totals([wind, stacked('Sun', [1], { stack: 't' })])[0]).toBe('');
    expect(totals([wind, sun], { orientation: 'horizontal', mirror: true })[0]).toBe('');
    expect(series({ series: [wind, stacked('Sun', [1], { x: [1] })] }).join()).not.toContain('Total');
  });

  it('are the first of many where no more are wanted, and count all', () => {
    const x = Array.from({ length: 1000 }, (_, at) => at);
    const chart: Chart = { xLabel: 'x', yLabel: 'y', x, series: [{ label: 'A', points: x }] };
    const [some] = ALL_VIEWS.pictures.get('series')!.tables({ kind: 'series', chart }, 3);
    expect(some).toMatchObject({
      rows: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
      count: 1000,
    });
    const [all] = ALL_VIEWS.pictures.get('series')!.tables({ kind: 'series', chart });
    expect(all?.rows).toHaveLength(1000);
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
        { label: 'b', children: [{ label: 'c', children: [{ label: 'd', children: [{ label: 'e', value: 4 }] }] }] },
      ],
    };
    expect(lines({ kind: 'treemap', label: 'Disk', unit: 'GB', root })).toEqual([
      '# Disk (GB)',
      'Part | Value | Share',
      'All | 5 | 100 %',
      'All / a | 1 | 20.0 %',
      'All / b | 4 | 80.0 %',
      'All / b / c | 4 | 80.0 %',
      'All / b / c / d | 4 | 80.0 %',
      'All / b / c / d / e | 4 | 80.0 %',
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
