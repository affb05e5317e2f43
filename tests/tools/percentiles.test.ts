import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Output } from '../../src/types.ts';
import tool from '../../tools/percentiles/index.ts';
import { expectKind, partOf } from './run.ts';

const PERCENTS = [50, 99, 25, 75, 90, 95];

const answer = (values: string, method: string, log = false) => tool.run({ values, method, log });

/** The fields, which stand alone where there is no picture. */
const fieldsOf = (output: Output) =>
  (output.kind === 'group' ? partOf(output, 0, 'fields') : expectKind(output, 'fields')).fields;

function run(values: readonly number[], method: string): string[] {
  const fields = fieldsOf(answer(values.join(' '), method));
  expect(fields.map(({ label }) => label)).toEqual(PERCENTS.map((percent) => `p${percent}`));
  return fields.map(({ value }) => value);
}

const integers = fc.array(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 1, maxLength: 250 });

describe('percentiles against the definitions', () => {
  it('nearest rank: the smallest measurement that p % of all do not exceed', () => {
    fc.assert(
      fc.property(integers, (values) => {
        const expected = PERCENTS.map((percent) => {
          const enough = (value: number) =>
            values.filter((other) => other <= value).length * 100 >= percent * values.length;
          return Math.min(...values.filter(enough)).toFixed(2);
        });
        expect(run(values, 'nearest')).toEqual(expected);
      }),
    );
  });

  it('linear: a line through the sorted measurements, from p0 to p100', () => {
    fc.assert(
      fc.property(integers, (values) => {
        const sorted = values.toSorted((a, b) => a - b);
        const expected = PERCENTS.map((percent) => {
          // In hundredths, so that whole numbers stay exact.
          const place = percent * (sorted.length - 1);
          const index = Math.floor(place / 100);
          const [low, high] = [sorted[index]!, sorted[index + 1] ?? sorted[index]!];
          return ((low * 100 + (high - low) * (place % 100)) / 100).toFixed(2);
        });
        expect(run(values, 'linear')).toEqual(expected);
      }),
    );
  });

  it('does not depend on the order, and scales with the unit', () => {
    fc.assert(
      fc.property(integers, fc.constantFrom('nearest', 'linear'), (values, method) => {
        expect(run(values.toReversed(), method)).toEqual(run(values, method));
        const milli = fieldsOf(answer(values.map((value) => `${value}e-3`).join(','), method));
        const back = milli.map(({ value }) => (Number(value) * 1000).toFixed(2));
        expect(back).toEqual(run(values, method));
      }),
    );
  });

  it('names ranks in English', () => {
    const many = Array.from({ length: 111 }, (_, index) => index + 1);
    const fields = fieldsOf(answer(many.join(' '), 'nearest'));
    expect(fields.map(({ note }) => note)).toEqual([
      '56th of 111',
      '110th of 111',
      '28th of 111',
      '84th of 111',
      '100th of 111',
      '106th of 111',
    ]);
    const few = fieldsOf(answer('1 2 3 4', 'linear'));
    expect(few[0]?.note).toBe('between the 2nd and 3rd of 4: 2 and 3');
  });
});

describe('the pictures of percentiles', () => {
  const lists = integers.filter((values) => values.length >= 5 && new Set(values).size > 1);
  const chartOf = (values: readonly number[], method: string, part: number) =>
    partOf(answer(values.join(' '), method), part, 'series').chart;

  it('draws a box that loses no measurement, with whiskers of at most one and a half of its heights', () => {
    fc.assert(
      fc.property(lists, fc.constantFrom('nearest', 'linear'), (values, method) => {
        const { low, q1, median, q3, high, outliers = [] } = chartOf(values, method, 1).series[0]!.boxes![0]!;
        expect([low, q1, median, q3, high]).toEqual([low, q1, median, q3, high].toSorted((a, b) => a - b));
        const reach = 1.5 * (q3 - q1);
        for (const value of values) {
          const far = value < q1 - reach || value > q3 + reach;
          expect(outliers.includes(value)).toBe(far);
          if (!far) expect(value >= low && value <= high).toBe(true);
        }
        expect(low).toBeGreaterThanOrEqual(q1 - reach);
        expect(high).toBeLessThanOrEqual(q3 + reach);
        const [p50, , p25, p75] = run(values, method).map(Number);
        expect([q1, median, q3]).toEqual([p25, p50, p75]);
      }),
    );
  });

  it('draws every percentile where the fields say it is', () => {
    fc.assert(
      fc.property(lists, fc.constantFrom(...PERCENTS), (values, percent) => {
        const field = (method: string) => Number(run(values, method)[PERCENTS.indexOf(percent)]);
        const steps = chartOf(values, 'nearest', 2);
        // A step holds what lies after its beginning, up to and including the next.
        const step = steps.x.findLastIndex((x, index) => Number(x) < percent && index < values.length);
        expect(steps.series[0]!.points[step]).toBe(field('nearest'));
        const { x, series } = chartOf(values, 'linear', 2);
        const before = x.findLastIndex((place, index) => Number(place) <= percent && index < values.length - 1);
        const [from, to] = [Number(x[before]), Number(x[before + 1])];
        const [low, high] = [series[0]!.points[before]!, series[0]!.points[before + 1]!];
        const drawn = low + ((percent - from) / (to - from)) * (high - low);
        expect(Math.abs(drawn - field('linear'))).toBeLessThanOrEqual(0.01 + (high - low) / 1000);
      }),
    );
  });

  it('draws none of few measurements or of equal ones', () => {
    for (const values of ['42', '1 2 3 4', '7 7 7 7 7 7']) expect(answer(values, 'nearest').kind).toBe('fields');
    expect(answer('1 2 3 4 5', 'nearest').kind).toBe('group');
  });

  it('names percentiles of one value on one line', () => {
    const { thresholds } = chartOf([1, 2, 3, 4, 9], 'nearest', 1);
    expect(thresholds).toEqual([{ y: 9, label: 'p90, p95, p99' }]);
  });

  it('is quick at the largest input that the form takes', () => {
    const values = Array.from({ length: 10_000 }, (_, index) => (index * 7919) % 10).join(' ');
    const start = performance.now();
    expect(answer(values, 'linear').kind).toBe('group');
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
