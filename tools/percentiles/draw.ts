import type Big from 'big.js';
import type { Output } from 'pegboard/types';
import { boxOf } from './box.ts';

/** Fewer measurements are quicker read than a picture of them. */
const LEAST = 5;

/** Percentiles beyond the box, drawn as lines across its picture. */
const ACROSS = [90, 95, 99];

/** Percentiles pointed out in the picture of them all. */
const ALONG = [50, 90, 99];

/** Decimals of a percentage: ten thousand measurements are a hundredth apart. */
const DECIMALS = 4;

/** What is drawn. */
export interface Drawing {
  /** Ascending. */
  sorted: readonly Big[];
  /** The value of a whole percentile. */
  percentile(percent: number): Big;
  /** Between two measurements there are others: a line. Otherwise a percentile is a measurement: steps. */
  between: boolean;
  /** The name of the definition. */
  label: string;
  /** A logarithmic axis. */
  log: boolean;
}

/** A box, and every percentile. Nothing for a few measurements, or for equal ones: there a picture says less than the numbers. */
export function draw(drawing: Drawing): Output[] {
  const { sorted } = drawing;
  if (sorted.length < LEAST || sorted[0]!.eq(sorted.at(-1)!)) return [];
  return [drawBox(drawing), drawAll(drawing)];
}

function drawBox({ sorted, percentile, log }: Drawing): Output {
  const box = boxOf(sorted, (number) => percentile(number * 25));
  // Percentiles of one value are one line.
  const lines = Map.groupBy(ACROSS, (percent) => percentile(percent).toNumber());
  return {
    kind: 'series',
    chart: {
      xLabel: 'List',
      yLabel: 'Measurement',
      yScale: log ? 'log' : 'linear',
      x: [`${sorted.length} measurements`],
      series: [{ label: 'Box', shape: 'box', points: [], boxes: [box] }],
      thresholds: [...lines].map(([y, percents]) => ({
        y,
        label: percents.map((percent) => `p${percent}`).join(', '),
      })),
    },
  };
}

/** The definition itself, as a picture: each step is a measurement, or each corner of the line. */
function drawAll({ sorted, between, label, log }: Drawing): Output {
  const values = sorted.map((number) => number.toNumber());
  // The last step has a length, too.
  const points = between ? values : [...values, values.at(-1)!];
  const last = points.length - 1;
  return {
    kind: 'series',
    chart: {
      xLabel: 'Percentile',
      yLabel: 'Measurement',
      yScale: log ? 'log' : 'linear',
      x: points.map((_, index) => Number(((100 * index) / last).toFixed(DECIMALS))),
      series: [{ label, shape: between ? 'line' : 'step', points }],
      annotations: ALONG.map((x) => ({ x, label: `p${x}` })),
    },
  };
}
