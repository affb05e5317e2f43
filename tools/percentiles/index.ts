import type Big from 'big.js';
import type { Tool } from 'pegboard/types';
import { readNumbers } from '../histogram/read-numbers.ts';

type Input = { values: string; method: string };

/** Where a percentile lies: on a measurement, or part of the way from it to the next. */
interface Place {
  /** Index in the sorted list. */
  index: number;
  /** Hundredths of the way to the next measurement. */
  hundredths: number;
}

/** The two that a summary names first, then those between them; p25 and p75 are the quartiles. */
const SUMMARY = [50, 99];
const OTHERS = [25, 75, 90, 95];

/** Places shown at least. More are shown where a value has them: nothing is rounded. */
const DECIMALS = 2;

/** The smallest measurement that at least `percent` % of all do not exceed. */
function nearestRank(percent: number, count: number): Place {
  return { index: Math.ceil((percent * count) / 100) - 1, hundredths: 0 };
}

/** Definition 7 of Hyndman and Fan (1996): the smallest is p0, the largest p100, and the rest lie evenly between. */
function linear(percent: number, count: number): Place {
  const hundredths = percent * (count - 1);
  return { index: Math.floor(hundredths / 100), hundredths: hundredths % 100 };
}

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
const ordinal = (rank: number) => `${rank}${suffixes[rules.select(rank)]}`;

/** In full, with no exponent. */
function show(value: Big): string {
  const exact = value.toFixed();
  const places = exact.split('.')[1]?.length ?? 0;
  return places < DECIMALS ? value.toFixed(DECIMALS) : exact;
}

export default {
  run({ values, method }) {
    const numbers = readNumbers(values);
    if (!Array.isArray(numbers)) return numbers;
    const sorted = numbers.toSorted((a, b) => a.cmp(b));
    const field = (percent: number) => {
      const { index, hundredths } = (method === 'linear' ? linear : nearestRank)(percent, sorted.length);
      const low = sorted[index]!;
      const label = `p${percent}`;
      if (hundredths === 0) return { label, value: show(low), note: `${ordinal(index + 1)} of ${sorted.length}` };
      const high = sorted[index + 1]!;
      return {
        label,
        value: show(high.minus(low).times(hundredths).times('0.01').plus(low)),
        note: `between the ${ordinal(index + 1)} and ${ordinal(index + 2)} of ${sorted.length}: ${low} and ${high}`,
      };
    };
    return {
      kind: 'fields',
      fields: [...SUMMARY.map(field), ...OTHERS.map((percent) => ({ ...field(percent), group: 'More percentiles' }))],
    };
  },
} satisfies Tool<Input>;
