import type { Output } from 'pegboard/types';
import type { Distribution } from './distribution.ts';

type Chart = Extract<Output, { kind: 'series' }>['chart'];

/** Significant digits of what is drawn: finer than a pixel. */
const DIGITS = 4;

/** A place along x, with its name. It is left out where it lies outside of a drawing. */
type Place = readonly [x: number, label: string];

/** What is marked in a drawing. */
export interface Marks {
  /** The ends of the central interval. */
  interval: readonly [from: number, to: number];
  /** Its name. */
  name: string;
  /** The probability below either end, and the name of it. */
  tails: readonly (readonly [probability: number, label: string])[];
  /** Its middle, by one measure or two, with their names. */
  centers: readonly Place[];
  /** The value that is asked for. */
  asked: Place;
}

/** The density as a line over the central interval as a band; or a bar a number, those of the interval apart. */
export function drawDensity(distribution: Distribution, { interval, name, centers, asked }: Marks): Output {
  const { discrete, density, steps } = distribution;
  const { x, round } = placesOf(distribution, interval);
  const [from, to] = interval.map(round) as [number, number];
  const points = x.map((value) => digits(density(value)));
  const isInside = (value: number) => value >= from && value <= to;
  const only = (inside: boolean) => points.map((point, index) => (isInside(x[index]!) === inside ? point : null));
  const within = only(true);
  const series: Chart['series'] = discrete
    ? [
        { label: name, shape: 'bar', stack: 'probability', points: within },
        { label: 'Outside', shape: 'bar', stack: 'probability', points: only(false) },
      ]
    : [
        { label: 'Density', shape: steps ? 'step' : 'line', points },
        { label: name, shape: 'band', points: within, lower: within.map((point) => point && 0) },
      ];
  const yLabel = discrete ? 'Probability' : 'Density';
  return {
    kind: 'series',
    chart: { xLabel: 'x', yLabel, x, series, annotations: annotate([...centers, asked], x, round) },
  };
}

/** P(X ≤ x): a staircase for whole numbers. The ends of the interval, and the median, are where it crosses the lines. */
export function drawBelow(distribution: Distribution, { interval, tails, asked }: Marks): Output {
  const { x: drawn, round } = placesOf(distribution, interval);
  // A staircase begins at the floor, and its last step has a length too.
  const x = distribution.discrete ? [drawn[0]! - 1, ...drawn, drawn.at(-1)! + 1] : drawn;
  const points = x.map((value) => digits(distribution.below(value)));
  const shape = distribution.discrete ? 'step' : 'line';
  return {
    kind: 'series',
    chart: {
      xLabel: 'x',
      yLabel: 'P(X ≤ x)',
      x,
      series: [{ label: 'P(X ≤ x)', shape, points }],
      thresholds: tails.map(([y, label]) => ({ y, label })),
      annotations: annotate([asked], x, round),
    },
  };
}

/** Where to draw: to the ends of the interval at least, in numbers that a reader of the table can bear. */
function placesOf({ discrete, x }: Distribution, [from, to]: Marks['interval']) {
  const [first, last] = [Math.min(from, x[0]!), Math.max(to, x.at(-1)!)];
  if (discrete) {
    const whole = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return { x: whole, round: (value: number) => value };
  }
  const decimals = Math.min(20, Math.max(0, DIGITS - Math.floor(Math.log10(last - first))));
  const round = (value: number) => Number(value.toFixed(decimals));
  const all = [...x, from, to].map(round);
  return { x: [...new Set(all)].sort((a, b) => a - b), round };
}

function annotate(places: readonly Place[], x: readonly number[], round: (value: number) => number) {
  return places
    .filter(([place]) => place >= x[0]! && place <= x.at(-1)!)
    .map(([place, label]) => ({ x: round(place), label }));
}

function digits(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
