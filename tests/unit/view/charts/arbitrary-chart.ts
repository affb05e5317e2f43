import fc from 'fast-check';
import type { Chart, Series } from '../../../../src/model/chart.ts';

/** Numbers as tools return them, and numbers that nobody should. */
const value = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -100, max: 100 }) },
  { weight: 2, arbitrary: fc.double() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, -0, 1e-12, 1e12, 5e-324, 1.7e308, -1.7e308, Number.NaN, Infinity, 1e16, 1e16 + 2),
  },
);
const point = fc.option(value, { freq: 6 });
const x = fc.oneof(value, fc.string({ maxLength: 40 }));
const list = <T>(length: number, item: fc.Arbitrary<T>) => fc.array(item, { minLength: length, maxLength: length });

function series(length: number): fc.Arbitrary<Series> {
  const box = fc.record({
    low: value,
    q1: value,
    median: value,
    q3: value,
    high: value,
    outliers: fc.array(value, { maxLength: 3 }),
  });
  return fc.record(
    {
      label: fc.string({ maxLength: 300 }),
      points: list(length, point),
      unit: fc.string(),
      shape: fc.constantFrom('line', 'area', 'bar', 'points', 'step', 'band', 'box'),
      axis: fc.constantFrom('left', 'right'),
      lower: list(length, point),
      boxes: list(length, box),
      markers: fc.boolean(),
      stack: fc.constantFrom('a', '__proto__'),
      x: list(length, x),
      sizes: list(length, point),
    },
    { requiredKeys: ['label', 'points'] },
  );
}

/** A chart of any shape, with whatever numbers; now and then one that breaks the contract. */
export const arbitraryChart: fc.Arbitrary<Chart> = fc.nat({ max: 12 }).chain((length) =>
  fc.record(
    {
      xLabel: fc.string(),
      yLabel: fc.string(),
      x: fc.oneof(
        fc.constant(Array.from({ length }, (_, at) => at)),
        list(length, value),
        list(length, fc.string({ maxLength: 200 })),
        fc.array(x, { maxLength: 12 }),
      ),
      series: fc.array(series(length), { maxLength: 5 }),
      yLabelRight: fc.string(),
      xUnit: fc.string(),
      yUnit: fc.string(),
      thresholds: fc.array(fc.record({ y: value, label: fc.string({ maxLength: 80 }) }), { maxLength: 4 }),
      annotations: fc.array(fc.record({ x, label: fc.string({ maxLength: 80 }) }), { maxLength: 4 }),
      orientation: fc.constantFrom('vertical', 'horizontal'),
      mirror: fc.boolean(),
      xScale: fc.constantFrom('linear', 'log'),
      yScale: fc.constantFrom('linear', 'log'),
    },
    { requiredKeys: ['xLabel', 'yLabel', 'x', 'series'] },
  ),
);
