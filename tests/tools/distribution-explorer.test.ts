import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Distribution } from '../../tools/distribution-explorer/distribution.ts';
import tool from '../../tools/distribution-explorer/index.ts';
import { type DistributionInputs, readDistribution } from '../../tools/distribution-explorer/read-distribution.ts';
import { expectKind, partOf } from './run.ts';

const opening = { distribution: 'normal', mean: 0, sd: 1, rate: 4, low: 0, high: 10, trials: 20, chance: 0.3 };
const run = (more: object) => tool.run({ ...opening, central: 95, x: 1, ...more });

function make(more: Partial<DistributionInputs>): Distribution {
  const made = readDistribution({ ...opening, ...more });
  if ('message' in made) throw new Error(made.message);
  return made;
}

/** Distribution, its numbers, x, P(X ≤ x), P(X > x), density or probability; from their definitions, with sixty digits. */
const KNOWN: [string, Partial<DistributionInputs>, number, number, number, number][] = [
  ['normal', { mean: 0, sd: 1 }, 1.96, 0.9750021048517795, 0.024997895148220435, 0.05844094433345146],
  ['normal', { mean: 0, sd: 1 }, -6, 9.86587645037698e-10, 0.9999999990134123, 6.075882849823285e-9],
  ['normal', { mean: 0, sd: 1 }, 10, 1, 7.619853024160525e-24, 7.694598626706419e-23],
  ['normal', { mean: 178, sd: 7 }, 190, 0.9567618672531671, 0.043238132746832816, 0.013111881994872576],
  ['log-normal', { mean: 0, sd: 1 }, 1.5, 0.6574321694851541, 0.3425678305148459, 0.24497365171050992],
  ['log-normal', { mean: 5, sd: 0.6 }, 500, 0.9785327608465176, 0.02146723915348231, 0.0001713656374792731],
  ['log-normal', { mean: -20, sd: 3 }, 1e-8, 0.7007086489802417, 0.29929135101975834, 11577342.52960359],
  ['exponential', { rate: 0.2 }, 10, 0.8646647167633873, 0.13533528323661267, 0.02706705664732254],
  ['exponential', { rate: 1000 }, 1e-9, 9.999995000001667e-7, 0.9999990000005, 999.9990000005],
  ['exponential', { rate: 4 }, 100, 1, 1.9151695967140057e-174, 7.660678386856023e-174],
  ['uniform', { low: -2, high: 6 }, 0, 0.25, 0.75, 0.125],
  ['binomial', { trials: 20, chance: 0.3 }, 1, 0.0076372597742000075, 0.9923627402258, 0.006839337111223888],
  ['binomial', { trials: 1000, chance: 0.5 }, 450, 0.0008652680424881588, 0.9991347319575118, 0.00016939724527711568],
  ['binomial', { trials: 1000, chance: 0.003 }, 30, 1, 2.8097696841426712e-21, 2.713172753924148e-20],
  ['binomial', { trials: 1000, chance: 0.999 }, 980, 1.3357486992362778e-19, 1, 1.273492088955825e-19],
  ['binomial', { trials: 10, chance: 0.5 }, 3, 0.171875, 0.828125, 0.1171875],
  ['poisson', { rate: 4 }, 3, 0.43347012036670896, 0.566529879633291, 0.1953668148131646],
  ['poisson', { rate: 1000 }, 900, 0.0006977673277963068, 0.9993022326722036, 7.516954352125952e-5],
  ['poisson', { rate: 0.001 }, 2, 0.9999999998334583, 1.6654171665278076e-10, 4.995002499166875e-7],
  ['poisson', { rate: 4 }, 60, 1, 2.0507273039282642e-49, 2.925813925887887e-48],
];

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const inputs = fc.record({
  distribution: fc.constantFrom('normal', 'log-normal', 'exponential', 'uniform', 'binomial', 'poisson'),
  mean: number(-20, 20),
  sd: number(0.001, 3),
  rate: number(0.001, 1000),
  low: number(-1e6, 0),
  high: number(1e-3, 1e6),
  trials: fc.integer({ min: 1, max: 1000 }),
  chance: number(0, 1),
});

describe('distributions', () => {
  it.each(KNOWN)('%s %j has the known probabilities at %d', (distribution, more, x, below, above, density) => {
    const made = make({ distribution, ...more });
    for (const [got, known] of [
      [made.below(x), below],
      [made.above(x), above],
      [made.density(x), density],
    ] as const) {
      expect(Math.abs(got / known - 1)).toBeLessThan(1e-12);
    }
  });

  it('finds the quantiles of the standard normal distribution that are printed in tables', () => {
    const { quantile } = make({});
    for (const [probability, known] of [
      [0.5, 0],
      [0.9, 1.2815515655446004],
      [0.975, 1.959963984540054],
      [0.995, 2.5758293035489004],
      [1e-10, -6.361340902404056],
    ] as const) {
      expect(quantile(probability)).toBeCloseTo(known, 13);
    }
  });

  it('a quantile is the first x that reaches its probability', () => {
    fc.assert(
      fc.property(inputs, number(0.0001, 0.9999), (given, probability) => {
        const { discrete, quantile, below } = make(given);
        const x = quantile(probability);
        expect(below(x)).toBeGreaterThan(probability - 1e-9);
        // It grows without steps, or from number to number.
        if (!discrete) expect(below(x)).toBeLessThan(probability + 1e-9);
        else expect(below(x - 1)).toBeLessThan(probability);
      }),
    );
  });

  it('above and below are all there is, and below never falls', () => {
    fc.assert(
      fc.property(inputs, number(0.01, 0.99), number(-5, 5), (given, probability, away) => {
        const { quantile, below, above, sd } = make(given);
        const x = quantile(probability) + away * sd;
        expect(below(x) + above(x)).toBeCloseTo(1, 12);
        expect(below(x + sd / 10)).toBeGreaterThanOrEqual(below(x));
      }),
    );
  });

  it('whole numbers have the mean and the standard deviation that is said, and all probabilities make 1', () => {
    const discrete = inputs.map((given) => ({ ...given, distribution: given.mean > 0 ? 'binomial' : 'poisson' }));
    fc.assert(
      fc.property(discrete, (given) => {
        const { density, mean, sd } = make(given);
        const counts = Array.from({ length: 3000 }, (_, count) => count);
        const sum = (value: (count: number) => number) =>
          counts.reduce((total, count) => total + density(count) * value(count), 0);
        expect(sum(() => 1)).toBeCloseTo(1, 12);
        expect(sum((count) => count)).toBeCloseTo(mean, 8);
        expect(Math.sqrt(sum((count) => (count - mean) ** 2))).toBeCloseTo(sd, 6);
      }),
    );
  });

  it.each([
    [0, 0],
    [1, 20],
  ])('a chance of %d leaves nothing open', (chance, count) => {
    const { density, below, quantile, sd } = make({ distribution: 'binomial', chance });
    expect([density(count), below(count), below(count - 1), sd]).toEqual([1, 1, 0, 0]);
    expect([quantile(0.01), quantile(0.99)]).toEqual([count, count]);
    expect(run({ distribution: 'binomial', chance }).kind).toBe('group');
  });
});

describe('distribution-explorer', () => {
  it('draws only what an axis has a place for, in few points, and shades what the fields call central', () => {
    fc.assert(
      fc.property(inputs, number(1, 99.99), (given, central) => {
        const output = run({ ...given, central });
        for (const part of [0, 2]) {
          const { chart } = partOf(output, part, 'series');
          const x = chart.x.map(Number);
          expect(x).toEqual([...new Set(x)].sort((a, b) => a - b));
          expect(x.length).toBeLessThan(600);
          for (const { points } of chart.series) {
            expect(points.every((point) => point === null || Number.isFinite(point))).toBe(true);
          }
        }
        const { chart } = partOf(output, 0, 'series');
        const interval = chart.series.find(({ label }) => label.startsWith('Central'))!;
        const shaded = chart.x.filter((_, index) => interval.points[index] !== null).map(Number);
        const [from = Number.NaN, to = Number.NaN] = partOf(output, 1, 'fields')
          .fields[3]!.value.split(' to ')
          .map(Number);
        const width = Number(chart.x.at(-1)) - Number(chart.x[0]);
        expect(Math.abs(shaded[0]! - from)).toBeLessThanOrEqual(width / 1000);
        expect(Math.abs(shaded.at(-1)! - to)).toBeLessThanOrEqual(width / 1000);
      }),
    );
  });

  it('draws bars of whole numbers that make 1, and a staircase of them', () => {
    const output = run({ distribution: 'poisson', rate: 4 });
    const [inside, outside] = partOf(output, 0, 'series').chart.series;
    const bars = inside!.points.map((point, index) => point ?? outside!.points[index]!);
    expect(bars.reduce((sum, bar) => sum + bar, 0)).toBeCloseTo(1, 3);
    const { x, series } = partOf(output, 2, 'series').chart;
    expect(series[0]!.shape).toBe('step');
    expect([x[0], series[0]!.points[0]]).toEqual([-1, 0]);
  });

  it.each([
    [{ distribution: 'uniform', low: 3, high: 3 }, 'high'],
    [{ distribution: 'uniform', low: 3, high: 2 }, 'high'],
    [{ distribution: 'log-normal', mean: 21 }, 'mean'],
    [{ distribution: 'log-normal', sd: 4 }, 'sd'],
    [{ distribution: 'binomial', trials: 2.5 }, 'trials'],
  ])('refuses %j and names %s', (more, input) => {
    expect(expectKind(run(more), 'error').input).toBe(input);
  });

  it('is quick with the most whole numbers there can be', () => {
    const start = performance.now();
    for (const more of [
      { distribution: 'poisson', rate: 1000 },
      { distribution: 'binomial', trials: 1000 },
    ])
      run(more);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
