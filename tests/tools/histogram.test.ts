import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import tool from '../../tools/histogram/index.ts';
import { expectKind } from './run.ts';

function run(values: string, bins: number) {
  const { chart } = expectKind(tool.run({ values, bins }), 'series');
  return { x: chart.x, counts: chart.series[0]!.points, totals: chart.series[1]!.points };
}

/** Counts with whole numbers only: the bin `i` takes `v` when i ≤ (v − min) · bins / range < i + 1. */
function count(values: readonly number[], bins: number): number[] {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  if (min === max) return [values.length];
  const place = (value: number) => (value === max ? bins - 1 : ((value - min) * bins) / (max - min));
  return Array.from({ length: bins }, (_, bin) => values.filter((value) => Math.floor(place(value)) === bin).length);
}

const integers = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 200 });
const bins = fc.integer({ min: 2, max: 30 });

describe('histogram', () => {
  it('counts as the definition says, and loses no value', () => {
    fc.assert(
      fc.property(integers, bins, (values, wanted) => {
        const { counts, totals } = run(values.join(' '), wanted);
        expect(counts).toEqual(count(values, wanted));
        expect(totals.at(-1)).toBe(values.length);
      }),
    );
  });

  it('counts tenths and thousandths as it counts whole numbers', () => {
    fc.assert(
      fc.property(integers, bins, fc.constantFrom('e-1', 'e-3', 'e5'), (values, wanted, unit) => {
        const scaled = run(values.map((value) => `${value}${unit}`).join('\n'), wanted);
        expect(scaled.counts).toEqual(run(values.join(' '), wanted).counts);
      }),
    );
  });

  it('names each bin, and no two alike', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, min: -1e30, max: 1e30 }), { minLength: 1 }),
        bins,
        (values, wanted) => {
          const readable = values.filter((value) => value === 0 || Math.abs(value) >= 1e-30);
          fc.pre(readable.length > 0);
          const { x, counts } = run(readable.join(' '), wanted);
          expect(new Set(x).size).toBe(counts.length);
        },
      ),
    );
  });

  it('is quick at the largest input that the form takes', () => {
    const values = Array.from({ length: 10_000 }, (_, index) => (index * 7919) % 10).join(' ');
    const start = performance.now();
    expect(run(values, 30).totals.at(-1)).toBe(10_000);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it.each(['0x10', '1_000', '1e', '.', '-', '--1', '1.2.3', 'Infinity', '٣', '1'.repeat(41), '1e31', '1e-31'])(
    'refuses %s',
    (word) => {
      const error = expectKind(tool.run({ values: `1 ${word}`, bins: 8 }), 'error');
      expect(error).toMatchObject({ input: 'values', at: 2, len: word.length });
    },
  );
});
