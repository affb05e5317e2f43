import Big from 'big.js';
import type { Output } from 'pegboard/types';

/** Decimal digits: no `Infinity`, no `0x10`, no digit separators. */
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** The longest word read as a number: exact sums of a few thousand such numbers stay quick. */
const MAX_LENGTH = 40;

/** Magnitudes from 1e-30 to under 1e31. A larger exponent would make exact sums arbitrarily long. */
const MAX_EXPONENT = 30;

/**
 * Reads numbers separated by white space, commas or semicolons. They are kept as exact decimals, so that 0.3 lies on
 * the edge 0.3 and not a hair beside it.
 * @returns the numbers in the order given, or the `error` result of the input `values` that says which characters are wrong
 */
export function readNumbers(text: string): Big[] | Output {
  const numbers: Big[] = [];
  for (const { 0: word, index } of text.matchAll(/[^\s,;]+/g)) {
    const number = DECIMAL.test(word) && word.length <= MAX_LENGTH ? new Big(word.replace('+', '')) : undefined;
    if (!number) return wrongWord(word, index, 'is not a number. Write numbers such as 3, -0.5 or 1e3');
    if (!number.eq(0) && Math.abs(number.e) > MAX_EXPONENT) {
      return wrongWord(word, index, 'is out of range. Sizes from 1e-30 to 1e30 are read');
    }
    numbers.push(number);
  }
  if (numbers.length > 0) return numbers;
  return {
    kind: 'error',
    message: 'No numbers yet. Paste measurements separated by spaces, commas or newlines.',
    input: 'values',
  };
}

function wrongWord(word: string, at: number, fault: string): Output {
  const shown = word.length > MAX_LENGTH ? `${word.slice(0, MAX_LENGTH)}…` : word;
  return { kind: 'error', message: `“${shown}” ${fault}.`, input: 'values', at, len: word.length };
}
