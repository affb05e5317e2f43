import erfc from '@stdlib/math-base-special-erfc';
import erfcinv from '@stdlib/math-base-special-erfcinv';
import type { Distribution } from './distribution.ts';

/** Values a curve is drawn through: an odd number, with one in the middle. */
const POINTS = 71;
const HALF = 36;

/** How far out a bell is drawn, in standard deviations. */
const REACH = 3.5;

/** What is left out of the drawing of a long tail. */
const TAIL = 0.005;

/**
 * The normal distribution, by the complementary error function: DLMF 7.2.2 and 7.17.
 * @param sd above 0
 */
export function normal(mean: number, sd: number): Distribution {
  const scaled = (x: number) => (x - mean) / sd / Math.SQRT2;
  return {
    discrete: false,
    mean,
    sd,
    density: (x) => Math.exp(-(scaled(x) ** 2)) / (sd * Math.sqrt(2 * Math.PI)),
    below: (x) => erfc(-scaled(x)) / 2,
    above: (x) => erfc(scaled(x)) / 2,
    quantile: (probability) => mean - sd * Math.SQRT2 * erfcinv(2 * probability),
    steps: false,
    x: evenly(mean - REACH * sd, mean + REACH * sd, POINTS),
  };
}

/** The distribution of e to the power of a normal X, whose mean and standard deviation are given. */
export function logNormal(mean: number, sd: number): Distribution {
  const log = normal(mean, sd);
  const quantile = (probability: number) => Math.exp(log.quantile(probability));
  // Most of it lies close to zero, where even steps would step over it; and few of the quantiles lie far out.
  const x = [...evenly(0, quantile(1 - TAIL), HALF), ...evenly(TAIL, 1 - TAIL, HALF).map(quantile)];
  const center = Math.exp(mean + sd ** 2 / 2);
  return {
    discrete: false,
    mean: center,
    sd: center * Math.sqrt(Math.expm1(sd ** 2)),
    density: (x) => (x > 0 ? log.density(Math.log(x)) / x : 0),
    below: (x) => (x > 0 ? log.below(Math.log(x)) : 0),
    above: (x) => (x > 0 ? log.above(Math.log(x)) : 1),
    quantile,
    steps: false,
    x: x.sort((a, b) => a - b),
  };
}

/**
 * Times without memory.
 * @param rate how many there are in a unit of time, above 0
 */
export function exponential(rate: number): Distribution {
  const quantile = (probability: number) => -Math.log1p(-probability) / rate;
  return {
    discrete: false,
    mean: 1 / rate,
    sd: 1 / rate,
    density: (x) => (x >= 0 ? rate * Math.exp(-rate * x) : 0),
    below: (x) => (x > 0 ? -Math.expm1(-rate * x) : 0),
    above: (x) => (x > 0 ? Math.exp(-rate * x) : 1),
    quantile,
    steps: false,
    x: evenly(0, quantile(1 - TAIL), POINTS),
  };
}

/** From `low` up to, but not including, `high`, each value like the other. */
export function uniform(low: number, high: number): Distribution {
  const width = high - low;
  const part = (x: number) => Math.min(1, Math.max(0, (x - low) / width));
  return {
    discrete: false,
    mean: low + width / 2,
    sd: width / Math.sqrt(12),
    density: (x) => (x >= low && x < high ? 1 / width : 0),
    below: part,
    above: (x) => Math.min(1, Math.max(0, (high - x) / width)),
    quantile: (probability) => low + width * probability,
    steps: true,
    x: [low - width / 8, low, high, high + width / 8],
  };
}

function evenly(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}
