import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import tool from '../../tools/percentiles/index.ts';
import { expectKind } from './run.ts';

const PERCENTS = [50, 99, 25, 75, 90, 95];

function run(values: readonly number[], method: string): string[] {
  const { fields } = expectKind(tool.run({ values: values.join(' '), method }), 'fields');
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
        const milli = expectKind(
          tool.run({ values: values.map((value) => `${value}e-3`).join(','), method }),
          'fields',
        );
        const back = milli.fields.map(({ value }) => (Number(value) * 1000).toFixed(2));
        expect(back).toEqual(run(values, method));
      }),
    );
  });

  it('names ranks in English', () => {
    const many = Array.from({ length: 111 }, (_, index) => index + 1);
    const { fields } = expectKind(tool.run({ values: many.join(' '), method: 'nearest' }), 'fields');
    expect(fields.map(({ note }) => note)).toEqual([
      '56th of 111',
      '110th of 111',
      '28th of 111',
      '84th of 111',
      '100th of 111',
      '106th of 111',
    ]);
    const few = expectKind(tool.run({ values: '1 2 3 4', method: 'linear' }), 'fields');
    expect(few.fields[0]?.note).toBe('between the 2nd and 3rd of 4: 2 and 3');
  });
});
