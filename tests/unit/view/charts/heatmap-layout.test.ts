import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HeatmapOutput } from '../../../../src/model/picture.ts';
import { UNITS } from '../../../../src/view/charts/field.ts';
import { type HeatmapLayout, layoutHeatmap } from '../../../../src/view/charts/heatmap-layout.ts';
import { pathPoints } from './path-points.ts';

const heatmap = (values: (number | null)[][], more: Partial<HeatmapOutput> = {}): HeatmapOutput => ({
  kind: 'heatmap',
  xLabel: 'x',
  yLabel: 'y',
  label: 'Load',
  x: (values[0] ?? []).map((_, at) => at),
  y: values.map((_, at) => at),
  values,
  ...more,
});

function drawn(...parts: Parameters<typeof heatmap>): HeatmapLayout {
  const layout = layoutHeatmap(heatmap(...parts), false);
  if (typeof layout === 'string') throw new Error(layout);
  return layout;
}

const value = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.double(), fc.constant(null));

describe('a heatmap', () => {
  it('is within its frame, whatever its values are', () => {
    const values = fc
      .nat({ max: 5 })
      .chain((columns) => fc.array(fc.array(value, { minLength: columns, maxLength: columns }), { maxLength: 5 }));
    const more = fc.record(
      { scale: fc.constantFrom('sequential', 'diverging'), midpoint: fc.double() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(values, more, fc.boolean(), (matrix, options, compact) => {
        const layout = layoutHeatmap(heatmap(matrix, options as Partial<HeatmapOutput>), compact);
        if (typeof layout === 'string') {
          expect(layout).toMatch(/^There is nothing to draw: .+\.$/);
          return;
        }
        for (const { strength, cells } of layout.shades) {
          expect(strength).toBeGreaterThanOrEqual(-1);
          expect(strength).toBeLessThanOrEqual(1);
          for (const [x, y] of pathPoints(cells)) {
            expect(x).toBeGreaterThanOrEqual(-0.5);
            expect(x).toBeLessThanOrEqual(UNITS + 0.5);
            expect(y).toBeGreaterThanOrEqual(-0.5);
            expect(y).toBeLessThanOrEqual(layout.height + 0.5);
          }
        }
        expect(layout.missing).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 400 },
    );
  });

  it('goes from its least to its greatest value, or by way of its midpoint', () => {
    const strengths = (...parts: Parameters<typeof heatmap>) => drawn(...parts).shades.map(({ strength }) => strength);
    expect(strengths([[0, 5, 10]])).toEqual([0, 0.5, 1]);
    expect(strengths([[-10, 0, 5]], { scale: 'diverging' })).toEqual([-1, 0, 0.5]);
    expect(strengths([[0, 100, 105]], { scale: 'diverging', midpoint: 100 })).toEqual([-1, 0, 0.1]);
  });

  it('hatches what has no value, which is never zero', () => {
    const { shades, missing, summary } = drawn([[0, null]]);
    expect(shades).toHaveLength(1);
    expect(missing).toBe('M500 0h500v30h-500zM500 30l500 -30');
    expect(summary).toBe('Load: least 0 at “0”, “0”, greatest 0 at “0”, “0”; 1 cell without a value.');
  });

  it('marks what is below the middle of a diverging scale, however little', () => {
    const diverging = { scale: 'diverging', midpoint: 10 } as const;
    const { below, middle, shades } = drawn(
      [
        [9.999, 10],
        [30, null],
      ],
      diverging,
    );
    expect(below).toBe('M166.7 13h166.7');
    expect(middle).toBe(10);
    expect(shades.map(({ strength }) => strength)).toEqual([0, 1]);
    expect(drawn([[9, 10]])).toMatchObject({ below: '', middle: undefined });
  });

  it('says what it leaves out', () => {
    expect(drawn([[1, Number.NaN]]).notes).toEqual(['1 value not finite, or too large for a picture.']);
    const many = Array.from({ length: 101 }, () => Array.from({ length: 100 }, () => 1));
    expect(layoutHeatmap(heatmap(many), false)).toBe(
      'These are 10,100 cells, too many for a picture: at most 10,000 are drawn.',
    );
  });
});
