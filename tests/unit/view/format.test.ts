import { describe, expect, it } from 'vitest';
import { clip, cut, formatCount, formatSeconds, plural } from '../../../src/view/format.ts';
import { clampDraft, parseNumber } from '../../../src/view/number-draft.ts';

describe('words and counts', () => {
  it('count in thousands', () => {
    expect(formatCount(1234567)).toBe('1,234,567');
    expect([plural(1, 'row'), plural(0, 'row'), plural(12345, 'row')]).toEqual(['1 row', '0 rows', '12,345 rows']);
  });

  it('give a time limit in seconds', () => {
    expect([100, 1000, 2500].map(formatSeconds)).toEqual(['0.1 seconds', '1 second', '2.5 seconds']);
  });
});

describe('a text that is too long', () => {
  it('is cut, never in the middle of a character of two code units', () => {
    expect(cut('abc', 3)).toBe('abc');
    expect(cut('abcd', 3)).toBe('abc');
    expect(cut('ab😀', 3)).toBe('ab');
    expect(cut('ab😀', 4)).toBe('ab😀');
  });

  it('says so where it stands in a small place', () => {
    expect([clip('abc', 3), clip('abcd', 3)]).toEqual(['abc', 'abc…']);
  });
});

describe('a number as it is typed', () => {
  it.each([
    ['3.10', 3.1],
    [' 7 ', 7],
    ['1e3', 1000],
    ['', undefined],
    ['  ', undefined],
    ['-', undefined],
    ['1e999', undefined],
    ['NaN', undefined],
    ['12px', undefined],
  ])('%j is read as %s', (draft, value) => {
    expect(parseNumber(draft)).toBe(value);
  });

  it.each([
    ['3.10', '3.10'],
    ['0', '1'],
    ['-1e9', '1'],
    ['201', '200'],
    ['200', '200'],
    ['', ''],
    ['abc', 'abc'],
  ])('%j becomes %j once its control is left', (draft, clamped) => {
    expect(clampDraft(draft, { id: 'n', type: 'number', label: 'N', default: 10, min: 1, max: 200 })).toBe(clamped);
  });
});
