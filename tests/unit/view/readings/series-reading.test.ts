import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chart } from '../../../../src/model/chart.ts';
import { layoutChart } from '../../../../src/view/charts/chart-layout.ts';
import { seriesReading } from '../../../../src/view/readings/series-reading.ts';
import { arbitraryChart } from '../charts/arbitrary-chart.ts';

const SIZE = { width: 600, height: 260 };

function read(chart: Partial<Chart>) {
  const whole: Chart = { xLabel: 'Hour', yLabel: 'Load', yUnit: 'kW', x: [1, 2, 3], series: [], ...chart };
  const layout = layoutChart(whole, false);
  if (typeof layout === 'string') throw new Error(layout);
  return { reading: seriesReading({ kind: 'series', chart: whole, layout, marks: [] }), layout };
}

/** Everything it says, a place a line. */
function said(chart: Partial<Chart>): string[] {
  const { reading } = read(chart);
  return Array.from({ length: reading.count }, (_, index) => {
    const { title, lines } = reading.at(index);
    return [title, ...lines.map(({ label, value, note }) => [label, value, note].filter(Boolean).join(' '))].join('; ');
  });
}

describe('what a chart says, place by place', () => {
  it('is every series at one x, each with its unit, and no more where there is a gap', () => {
    const series = [
      { label: 'A', points: [1, null, 3] },
      { label: 'B', points: [0.1 + 0.2, 1234567.891, -2], unit: 'm' },
    ];
    expect(said({ series, xUnit: 'h' })).toEqual([
      'Hour: 1 h; A 1 kW; B 0.3 m',
      'Hour: 2 h; B 1,234,567.891 m',
      'Hour: 3 h; A 3 kW; B −2 m',
    ]);
  });

  it('is in the order of x, whatever the order of the points, and joins series with x values of their own', () => {
    const series = [
      { label: 'A', points: [3, 1, 2] },
      { label: 'B', points: [9, 8], x: [2, 5] },
    ];
    expect(said({ x: [3, 1, 2], series, yUnit: '' })).toEqual([
      'Hour: 1; A 1',
      'Hour: 2; A 2; B 9',
      'Hour: 3; A 3',
      'Hour: 5; B 8',
    ]);
  });

  it('tells bands, boxes, sizes, remarks, and the titles that it is given', () => {
    const box = { low: 1, q1: 2, median: 3, q3: 4, high: 5, outliers: [9, 10] };
    expect(
      said({
        x: ['a', 'b'],
        series: [
          { label: 'Band', points: [4, 5], lower: [1, 2], shape: 'band' },
          { label: 'Box', points: [], boxes: [box], shape: 'box' },
          {
            label: 'Dots',
            points: [7, 8],
            sizes: [10, null],
            sizeLabel: 'people',
            notes: [null, 'Last'],
            shape: 'points',
          },
        ],
        readout: { titles: ['First', 'Second'] },
      }),
    ).toEqual([
      'First; Band 1 to 4 kW; Box low 1, q1 2, median 3, q3 4, high 5, outliers 9 and 10 kW; Dots 7 kW, people 10',
      'Second; Band 2 to 5 kW; Dots 8 kW Last',
    ]);
  });

  it('sums what is stacked', () => {
    const stacked = (label: string, stack: string, points: number[]) => ({
      label,
      stack,
      points,
      shape: 'bar' as const,
    });
    const one = [stacked('A', 's', [1, 2, 3]), stacked('B', 's', [-4, 5, 6])];
    expect(said({ series: one })[0]).toBe('Hour: 1; A 1 kW; B −4 kW; Total above zero 1 kW; Total below zero −4 kW');
    const two = [...one, stacked('C', 't', [1, 1, 1]), stacked('D', 't', [1, 1, 1])];
    expect(said({ series: two })[0]).toMatch(
      /; Total above zero of A, B 1 kW; Total below zero of A, B −4 kW; Total of C, D 2 kW$/,
    );
  });

  it('sums a stack on the right axis too, and nothing that is drawn on both sides of it', () => {
    const stacked = (label: string) => ({ label, stack: 's', points: [1, 2, 3], shape: 'bar' as const });
    const right = [stacked('A'), stacked('B')].map((one) => ({ ...one, axis: 'right' as const, unit: 'm' }));
    expect(said({ series: right, yLabelRight: 'Height' })[0]).toBe('Hour: 1; A 1 m; B 1 m; Total 2 m');
    const apart = [stacked('C'), ...right.slice(0, 1)];
    expect(said({ series: apart, yLabelRight: 'Height' })[0]).toBe('Hour: 1; C 1 kW; A 1 m');
    const mirrored = [stacked('A'), stacked('B')];
    expect(said({ series: mirrored, orientation: 'horizontal', mirror: true })[0]).toBe('Hour: 1; A 1 kW; B 1 kW');
  });

  it('is one point after another in the mode “point”', () => {
    const series = [
      { label: 'A', points: [1, 2, 3] },
      { label: 'B', points: [4, null, 6] },
    ];
    expect(said({ series, readout: { mode: 'point' } })).toEqual([
      'Hour: 1; A 1 kW',
      'Hour: 1; B 4 kW',
      'Hour: 2; A 2 kW',
      'Hour: 3; A 3 kW',
      'Hour: 3; B 6 kW',
    ]);
  });
});

it.each(['x', 'point'] as const)('each place is the nearest to itself, and within the field (%s)', (mode) => {
  fc.assert(
    fc.property(arbitraryChart, (chart) => {
      const layout = layoutChart(chart, false);
      if (typeof layout === 'string') return;
      const reading = seriesReading({ kind: 'series', chart: { ...chart, readout: { mode } }, layout, marks: [] });
      for (let index = 0; index < reading.count; index++) {
        const { x, y, points, lines } = reading.at(index);
        expect(lines.length).toBeGreaterThan(0);
        for (const point of [{ x, y }, ...points]) {
          expect(point.x).toBeGreaterThanOrEqual(0);
          expect(point.x).toBeLessThanOrEqual(1);
          expect(point.y).toBeGreaterThanOrEqual(-0.001);
          expect(point.y).toBeLessThanOrEqual(1.001);
        }
        const found = reading.at(reading.nearest({ x, y }, SIZE));
        expect([found.x, found.y]).toEqual([x, y]);
      }
    }),
    { numRuns: 50 },
  );
});

it('a row of a linked table finds its place', () => {
  const series = [{ label: 'A', points: [1, null, 3] }];
  const { reading } = read({ x: ['a', 'b', 'c'], series, id: 'own', readout: { highlightTable: true } });
  expect(reading).toMatchObject({ id: 'own', lightsTable: true });
  expect(['a', 'b', 'c', 'd'].map((key) => reading.find?.(key))).toEqual([0, undefined, 1, undefined]);
});

it('the crosshair is upright, level for bars that lie, and can be left out', () => {
  const bars = { series: [{ label: 'A', points: [1, 2, 3], shape: 'bar' as const }] };
  expect(read(bars).reading.crosshair).toEqual({ upright: true, level: false });
  expect(read({ ...bars, orientation: 'horizontal' }).reading.crosshair).toEqual({ upright: false, level: true });
  expect(read({ ...bars, readout: { crosshair: false } }).reading.crosshair).toEqual({ upright: false, level: false });
});
