import { min, pairs } from 'd3-array';
import { numberLanguage } from '../number-language.ts';

/** Names of what large numbers are counted in, as in everyday English; in other languages they are written out. */
const ENGLISH_UNITS = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
] as const;

/** Outside of these an axis is written with exponents. */
const LEAST = 1e-4;
const GREATEST = 1e15;

/** The most decimals of an axis that has no exponents. */
const MAX_DECIMALS = 6;

/** The most decimals of one that counts in millions: beyond these it is shorter in full. */
const SHORT = 3;

/** Digits of a number that stands in a sentence. */
const DIGITS = 6;
/** Digits of one that is asked for, and of a whole one, which no sum is wrong by: an instant in milliseconds has 13. */
const EXACT = 12;
const WHOLE = 16;

/** The labels of an axis, all in one format, in the page's language. */
export function formatTicks(ticks: readonly number[]): string[] {
  const top = Math.max(0, ...ticks.map(Math.abs));
  const step = leastStep(ticks) ?? top;
  const decimalsOf = (one: number) => Math.max(0, -magnitude(step / one));
  const units = numberLanguage().startsWith('en') ? ENGLISH_UNITS : [];
  const [unit, name] = units.find(([one]) => top >= one && decimalsOf(one) <= SHORT) ?? [1, ''];
  const decimals = decimalsOf(unit);
  if (top === 0) return ticks.map(() => '0');
  if (top < LEAST || top >= GREATEST || decimals > MAX_DECIMALS) {
    const digits = Math.min(15, Math.max(0, magnitude(top) - magnitude(step)));
    return ticks.map((tick) => (tick === 0 ? '0' : exponential(tick, digits)));
  }
  const format = new Intl.NumberFormat(numberLanguage(), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return ticks.map((tick) => (tick === 0 ? '0' : minus(format.format(tick / unit)) + name));
}

/** The labels of an axis of powers: each as short as it can be. */
export function formatPowers(ticks: readonly number[]): string[] {
  return ticks.flatMap((tick) => formatTicks([tick]));
}

/** A number for a sentence. */
export function formatValue(value: number, digits = DIGITS): string {
  const size = Math.abs(value);
  if (value !== 0 && (size < LEAST || size >= GREATEST)) return exponential(value, digits - 1).replace(/\.?0+e/, 'e');
  return minus(value.toLocaleString(numberLanguage(), { maximumSignificantDigits: digits }));
}

/** A number that is asked for by itself: all of it but what sums of fractions are wrong by. */
export function formatExact(value: number): string {
  return formatValue(value, Number.isSafeInteger(value) ? WHOLE : EXACT);
}

function exponential(value: number, digits: number): string {
  return minus(value.toExponential(digits).replace('e+', 'e'));
}

/** A hyphen is no minus sign. */
function minus(text: string): string {
  return text.replaceAll('-', '−');
}

/** Undefined where there are not two. */
function leastStep(ticks: readonly number[]): number | undefined {
  return min(pairs(ticks, (one, other) => Math.abs(other - one)));
}

/** The power of ten of a number's first digit. Rounding errors of a step such as 0.30000000000000004 do not count. */
function magnitude(value: number): number {
  return Math.floor(Math.log10(value) + 1e-9);
}
