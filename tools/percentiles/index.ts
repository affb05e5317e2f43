import type Big from 'big.js';
import type { Output, Tool } from 'pegboard/types';
import { readNumbers } from '../histogram/read-numbers.ts';
import { draw } from './draw.ts';
import { linear, nearestRank, valueAt } from './quantile.ts';

type Input = { values: string; method: string; log: boolean };

/** The two that a summary names first, then those between them; p25 and p75 are the quartiles. */
const SUMMARY = [50, 99];
const OTHERS = [25, 75, 90, 95];

/** Places shown at least. More are shown where a value has them: nothing is rounded. */
const DECIMALS = 2;

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
  run({ values, method, log }) {
    const numbers = readNumbers(values);
    if (!Array.isArray(numbers)) return numbers;
    const sorted = numbers.toSorted((a, b) => a.cmp(b));
    const between = method === 'linear';
    const placeOf = (percent: number) => (between ? linear : nearestRank)(percent, sorted.length);
    const field = (percent: number) => {
      const place = placeOf(percent);
      const { index, hundredths } = place;
      const value = show(valueAt(sorted, place));
      const note =
        hundredths === 0
          ? `${ordinal(index + 1)} of ${sorted.length}`
          : `between the ${ordinal(index + 1)} and ${ordinal(index + 2)} of ${sorted.length}: ${sorted[index]} and ${sorted[index + 1]}`;
      return { label: `p${percent}`, value, note };
    };
    const summary: Output = {
      kind: 'fields',
      fields: [...SUMMARY.map(field), ...OTHERS.map((percent) => ({ ...field(percent), group: 'More percentiles' }))],
    };
    const pictures = draw({
      sorted,
      percentile: (percent) => valueAt(sorted, placeOf(percent)),
      between,
      label: between ? 'Linear interpolation' : 'Nearest rank',
      log,
    });
    return pictures.length === 0 ? summary : { kind: 'group', parts: [summary, ...pictures] };
  },
} satisfies Tool<Input>;
