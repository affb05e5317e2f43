import Big from 'big.js';
import type { Tool } from 'pegboard/types';
import { readNumbers } from './read-numbers.ts';

type Input = { values: string; bins: number };

/** Division that drops the fraction: the number of a bin. */
const Whole = Big();
Whole.DP = 0;
Whole.RM = Big.roundDown;

/** Division for edges: more places than the smallest number read has. */
const Edge = Big();
Edge.DP = 60;

/** Edges are shown to this many digits of the bins' width. */
const WIDTH_DIGITS = 3;

/** Bin `i` takes the values from its lower edge up to, but not including, its upper edge; the last takes both. */
function countBins(numbers: readonly Big[], min: Big, range: Big, bins: number): number[] {
  const counts = new Array<number>(bins).fill(0);
  for (const number of numbers) {
    const bin = new Whole(number.minus(min)).times(bins).div(range).toNumber();
    counts[Math.min(bin, bins - 1)]! += 1;
  }
  return counts;
}

function labelBins(min: Big, range: Big, bins: number): string[] {
  const width = new Edge(range).div(bins);
  const decimals = Math.max(0, WIDTH_DIGITS - 1 - width.e);
  const edge = (index: number) => new Edge(range).times(index).div(bins).plus(min).round(decimals).toString();
  return Array.from({ length: bins }, (_, index) => `${edge(index)} to ${edge(index + 1)}`);
}

export default {
  run({ values, bins }) {
    const numbers = readNumbers(values);
    if (!Array.isArray(numbers)) return numbers;
    const min = numbers.reduce((least, number) => (number.lt(least) ? number : least));
    const max = numbers.reduce((most, number) => (number.gt(most) ? number : most));
    const range = max.minus(min);
    const flat = range.eq(0);
    // A reader may type 2.5 where the step is 1.
    const wanted = Math.max(1, Math.round(bins));
    const counts = flat ? [numbers.length] : countBins(numbers, min, range, wanted);
    let total = 0;
    return {
      kind: 'series',
      chart: {
        xLabel: 'Measurement',
        yLabel: 'Count',
        yLabelRight: 'Running total',
        x: flat ? [min.toString()] : labelBins(min, range, wanted),
        series: [
          { label: 'Count', shape: 'bar', axis: 'left', points: counts },
          {
            label: 'Running total',
            shape: 'line',
            axis: 'right',
            points: counts.map((count) => {
              total += count;
              return total;
            }),
          },
        ],
      },
    };
  },
} satisfies Tool<Input>;
