import { afterEach, describe, expect, it } from 'vitest';
import { formatExact, formatPowers, formatTicks, formatValue } from '../../../../src/view/charts/format-ticks.ts';
import { setNumberLanguage } from '../../../../src/view/number-language.ts';

describe('the labels of an axis', () => {
  it.each<[ticks: number[], texts: string[]]>([
    [
      [0, 5, 10],
      ['0', '5', '10'],
    ],
    [
      [0, 0.1, 0.2, 0.30000000000000004],
      ['0', '0.1', '0.2', '0.3'],
    ],
    [
      [-0.5, 0, 1],
      ['−0.5', '0', '1.0'],
    ],
    [
      [0, 20_000, 40_000],
      ['0', '20,000', '40,000'],
    ],
    [
      [0, 500_000, 1_000_000],
      ['0', '0.5M', '1.0M'],
    ],
    [
      [1e9, 1e9 + 1, 1e9 + 2],
      ['1,000,000,000', '1,000,000,001', '1,000,000,002'],
    ],
    [
      [0, 1e12, 2e12],
      ['0', '1T', '2T'],
    ],
    [
      [0, 5e-13, 1e-12],
      ['0', '5.0e−13', '1.0e−12'],
    ],
    [
      [0, 1e15, 2e15],
      ['0', '1e15', '2e15'],
    ],
    [[0], ['0']],
    [[7], ['7']],
    [[], []],
  ])('%j', (ticks, texts) => {
    expect(formatTicks(ticks)).toEqual(texts);
  });

  it('of powers have each its own format', () => {
    expect(formatPowers([1e-6, 0.01, 1, 1000, 1e6, 1e20])).toEqual(['1e−6', '0.01', '1', '1,000', '1M', '1e20']);
  });
});

describe('a number in a sentence', () => {
  it.each([
    [0, '0'],
    [-1234.5678, '−1,234.57'],
    [1e-12, '1e−12'],
    [1.5e20, '1.5e20'],
    [1e20, '1e20'],
  ])('%d', (value, text) => {
    expect(formatValue(value)).toBe(text);
  });
});

describe('a number that is asked for', () => {
  it.each([
    [0.1 + 0.2, '0.3'],
    [1_700_000_000_123, '1,700,000,000,123'],
    [-123_456_789_012_345, '−123,456,789,012,345'],
    [Number.MAX_SAFE_INTEGER, '9.007199254740991e15'],
    [1e15, '1e15'],
  ])('%d', (value, text) => {
    expect(formatExact(value)).toBe(text);
  });
});

describe('in another language', () => {
  afterEach(() => setNumberLanguage('en'));

  it('numbers are written as they are there, and large ones in full', () => {
    setNumberLanguage('de');
    expect(formatTicks([0, 500_000, 1_000_000])).toEqual(['0', '500.000', '1.000.000']);
    expect(formatTicks([-0.5, 0, 0.5])).toEqual(['−0,5', '0', '0,5']);
    expect(formatValue(1234.5678)).toBe('1.234,57');
  });
});
