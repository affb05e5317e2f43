/** @jsxImportSource preact */
import fc from 'fast-check';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { Chart } from '../../../../src/model/chart.ts';
import { type ChartLayout, layoutChart } from '../../../../src/view/charts/chart-layout.ts';
import { UNITS } from '../../../../src/view/charts/field.ts';
import { SeriesChart } from '../../../../src/view/charts/series-chart.tsx';
import { fits, LEAST_FIELD, WIDTHS } from '../../../../src/view/charts/ticks.ts';
import { arbitraryChart } from './arbitrary-chart.ts';
import { pathPoints } from './path-points.ts';

/** What rounding to a tenth, twice, may add. */
const SLACK = 0.25;

function drawn(chart: Partial<Chart>, compact = false): ChartLayout {
  const layout = layoutChart({ xLabel: 'x', yLabel: 'y', x: [1, 2, 3], series: [], ...chart }, compact);
  if (typeof layout === 'string') throw new Error(layout);
  return layout;
}

/** Every point of everything that is drawn of the series. */
function pointsOf({ series }: ChartLayout): (readonly [number, number])[] {
  return series.flatMap(({ marks: { area = '', bars = '', line = '', symbols = [], dots = [], bubbles = [] } }) => [
    ...[area, bars, line].flatMap(pathPoints),
    ...symbols,
    ...dots,
    ...bubbles.map(({ x, y }) => [x, y] as const),
  ]);
}

describe('the layout of any chart', () => {
  it('is within its frame, or a sentence', () => {
    fc.assert(
      fc.property(arbitraryChart, fc.boolean(), (chart, compact) => {
        const layout = layoutChart(chart, compact);
        if (typeof layout === 'string') {
          expect(layout).toMatch(/^[A-Z].{20,}\.$/s);
          return;
        }
        for (const [x, y] of pointsOf(layout)) {
          expect(x).toBeGreaterThanOrEqual(-SLACK);
          expect(x).toBeLessThanOrEqual(UNITS + SLACK);
          expect(y).toBeGreaterThanOrEqual(-SLACK);
          expect(y).toBeLessThanOrEqual(layout.height + SLACK);
        }
        for (const { radius } of layout.series.flatMap(({ marks }) => marks.bubbles ?? []))
          expect(radius).toBeGreaterThan(0);
        for (const { at } of [...layout.left, ...layout.right, ...layout.bottom.flatMap(({ ticks }) => ticks)]) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(1);
        }
        for (const { at } of layout.guides) expect(at).toBeGreaterThanOrEqual(0);
        const html = renderToString(<SeriesChart {...{ chart, layout, compact }} />);
        // Labels may hold anything: attributes of shapes may not.
        expect(html).not.toMatch(/ (?:d|x|y|x1|x2|y1|y2|cx|cy|r|dx|width|height)="[^"]*(?:NaN|Infinity|undefined)/);
        expect(html).not.toMatch(/ style=/);
      }),
      { numRuns: 600 },
    );
  });

  it('has no two labels below that overlap, at any width', () => {
    fc.assert(
      fc.property(arbitraryChart, (chart) => {
        const layout = layoutChart(chart, false);
        if (typeof layout === 'string') return;
        const shown = layout.bottom.flatMap((set) => set.shown.split(' '));
        expect(shown.toSorted()).toEqual(WIDTHS.map((_, at) => `pb-width-${at + 1}`));
        const { left, right } = layout.margins;
        for (const { shown: classes, ticks } of layout.bottom) {
          const width = Math.min(...classes.split(' ').map((name) => WIDTHS[Number(name.at(-1)) - 1]!));
          expect(fits(ticks, Math.max(LEAST_FIELD, width - left - right))).toBe(true);
        }
      }),
    );
  });

  it('is the same each time', () => {
    fc.assert(
      fc.property(arbitraryChart, (chart) => {
        expect(JSON.stringify(layoutChart(chart, false))).toBe(JSON.stringify(layoutChart(chart, false)));
      }),
      { numRuns: 50 },
    );
  });
});

describe('what cannot be drawn is said', () => {
  const say = (chart: Partial<Chart>) =>
    layoutChart({ xLabel: 'x', yLabel: 'y', x: [1, 2, 3], series: [], ...chart }, false);

  it.each<[string, Partial<Chart>]>([
    ['There is nothing to draw: the chart has no series.', {}],
    ['There is nothing to draw: the chart has no points.', { series: [{ label: 'a', points: [] }] }],
    ['There is nothing to draw: every value is a gap.', { series: [{ label: 'a', points: [null, null] }] }],
    [
      'There is nothing to draw: 2 values are not drawn: a logarithmic axis has no place for zero and less.',
      { series: [{ label: 'a', points: [0, -1, null] }], yScale: 'log' },
    ],
    [
      'These are 1,000 series, too many to be told apart in a picture: at most 16 are drawn.',
      { series: Array.from({ length: 1000 }, (_, at) => ({ label: `${at}`, points: [at] })) },
    ],
    [
      'Horizontal bars are drawn on one axis, and these are on two.',
      {
        orientation: 'horizontal',
        series: [
          { label: 'a', points: [1], shape: 'bar' },
          { label: 'b', points: [1], shape: 'bar', axis: 'right' },
        ],
      },
    ],
  ])('%s', (sentence, chart) => {
    expect(say(chart)).toBe(sentence);
  });

  it('beside what can', () => {
    const { notes } = drawn({ series: [{ label: 'a', points: [1, Number.NaN, -1] }], yScale: 'log' });
    expect(notes).toEqual([
      '1 value is not drawn: not finite, or too large for an axis.',
      '1 value is not drawn: a logarithmic axis has no place for zero and less.',
    ]);
    expect(drawn({ x: [1, 2], series: [{ label: 'a', points: [1, 2, 3] }] }).notes).toEqual([
      '1 value is not drawn: there is no x for it.',
    ]);
    const lines = { thresholds: [{ y: -1, label: 't' }], annotations: [{ x: 99, label: 'n' }] };
    expect(drawn({ series: [{ label: 'a', points: [1, 2, 3] }], yScale: 'log', ...lines }).notes).toEqual([
      'Not drawn, for they lie beyond the axes: 2 lines of thresholds and remarks.',
    ]);
  });
});

describe('bars', () => {
  const bars = (chart: Partial<Chart>) => drawn(chart).series.map(({ marks }) => pathPoints(marks.bars ?? ''));
  const ys = (points: [number, number][] | undefined) => (points ?? []).map(([, y]) => y);

  it('stand on zero, however far from it they end', () => {
    const layout = drawn({ series: [{ label: 'a', points: [1000, 1001, 1002], shape: 'bar' }] });
    expect(layout.left.at(0)).toEqual({ at: 1, text: '0' });
    expect(layout.base).toBe(1);
  });

  it('of one stack stand on one another, signs apart', () => {
    const stacked = { shape: 'bar', stack: 's' } as const;
    const [one, other, third] = bars({
      x: ['a'],
      series: [
        { label: 'one', points: [2], ...stacked },
        { label: 'other', points: [3], ...stacked },
        { label: 'third', points: [-4], ...stacked },
      ],
    });
    expect(Math.min(...ys(one))).toBe(Math.max(...ys(other)));
    expect(Math.min(...ys(third))).toBe(Math.max(...ys(one)));
  });

  it('without a stack stand side by side', () => {
    const [one, other] = bars({
      x: ['a'],
      series: [
        { label: 'one', points: [2], shape: 'bar' },
        { label: 'other', points: [3], shape: 'bar' },
      ],
    });
    const xs = (points: [number, number][] | undefined) => (points ?? []).map(([x]) => x);
    expect(Math.max(...xs(one))).toBeCloseTo(Math.min(...xs(other)), 0);
  });

  it('of two mirrored series grow from one line to both sides, and both are measured in positive numbers', () => {
    const mirrored = drawn({
      x: ['a', 'b'],
      orientation: 'horizontal',
      mirror: true,
      series: [
        { label: 'one', points: [2, 4], shape: 'bar' },
        { label: 'other', points: [3, 1], shape: 'bar' },
      ],
    });
    const [one, other] = mirrored.series.map(({ marks }) => pathPoints(marks.bars ?? '').map(([x]) => x));
    expect(Math.max(...(other ?? []))).toBeCloseTo(Math.min(...(one ?? [])), 1);
    expect(mirrored.bottom.flatMap(({ ticks }) => ticks.map(({ text }) => text)).join()).not.toContain('−');
  });
});

describe('a line of 150,000 points', () => {
  const points = Array.from({ length: 150_000 }, (_, at) => Math.sin(at) + (at === 77_777 ? 50 : 0));
  const chart = { x: points.map((_, at) => at), series: [{ label: 'a', points }] };

  it('is laid out in few points, with its extremes', () => {
    const line = pathPoints(drawn(chart).series[0]?.marks.line ?? '');
    expect(line.length).toBeLessThan(4000);
    expect(Math.min(...line.map(([, y]) => y))).toBeLessThan(40);
  });

  it('does not lose the gaps that can be seen', () => {
    const gap = points.map((value, at) => (at > 50_000 && at < 60_000 ? null : value));
    expect(drawn({ ...chart, series: [{ label: 'a', points: gap }] }).series[0]?.marks.line?.match(/M/g)).toHaveLength(
      2,
    );
  });

  it('is bounded also where it runs to and fro, and says so', () => {
    const x = points.map((_, at) => (at * 7919) % 150_000);
    const { series, notes } = drawn({ x, series: [{ label: 'a', points }] });
    expect(pathPoints(series[0]?.marks.line ?? '').length).toBeLessThan(7000);
    expect(notes).toEqual(['Too many values for a picture: lines go through one of 25.']);
    expect(drawn(chart).notes).toEqual([]);
  });
});

describe('bubbles', () => {
  it('have the areas of their values, and the small ones lie on the large', () => {
    const series = [{ label: 'a', points: [1, 2, 3], shape: 'points' as const, sizes: [1, 4, 16] }];
    const radii = drawn({ series }).series[0]?.marks.bubbles?.map(({ radius }) => radius);
    expect(radii).toEqual([18, 9, 4.5]);
  });
});

describe('a summary', () => {
  const summary = (chart: Partial<Chart>) => drawn(chart).summary;

  it('tells the course, the extremes and their places, with units', () => {
    expect(summary({ xUnit: 's', yUnit: 'm', series: [{ label: 'Height', points: [1, 9, 4] }] })).toBe(
      'Height rises, from 1 m at 1 s to 4 m at 3 s; least 1 m at 1 s, greatest 9 m at 2 s.',
    );
    expect(summary({ series: [{ label: 'Height', points: [9, 1, 4] }] })).toMatch(
      /^Height falls, from 9 at 1 to 4 at 3;/,
    );
    expect(summary({ series: [{ label: 'Height', points: [5, 9, 5] }] })).toMatch(/^Height ends near where it began,/);
  });

  it('tells no course of names, and little of what hardly needs words', () => {
    expect(summary({ x: ['a', 'b', 'c'], series: [{ label: 'Count', points: [1, 9, 4] }] })).toBe(
      'Count: least 1 at “a”, greatest 9 at “b”.',
    );
    expect(summary({ series: [{ label: 'Count', points: [7, 7, 7] }] })).toBe('Count: 7 throughout.');
    expect(summary({ series: [{ label: 'Count', points: [7] }] })).toBe('Count: 7 at 1.');
  });

  it('counts what it does not tell', () => {
    const series = Array.from({ length: 9 }, (_, at) => ({ label: `s${at}`, points: [1, 2, 3] }));
    expect(summary({ series })).toMatch(/ 5 more series\.$/);
  });
});
