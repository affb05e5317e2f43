import { describe, expect, it } from 'vitest';
import { matchPattern } from '../../../src/json-schema/match-pattern.ts';

describe('a pattern', () => {
  it.each([
    ['^a+$', 'aaa', true],
    ['^a+$', 'aab', false],
    ['^.$', '😀', true],
    ['b', 'abc', true],
  ])('%s on %s', (pattern, text, matches) => {
    expect(matchPattern(pattern, text)).toBe(matches);
  });

  it('that would take for ever is given up, and the next is tried all the same', () => {
    expect(matchPattern('^(a|a)*$', `${'a'.repeat(40)}!`)).toBeUndefined();
    expect(matchPattern('^a*$', `${'a'.repeat(40)}!`)).toBe(false);
  });

  it('that the engine refuses only when it is used is no crash', () => {
    expect(matchPattern('((((a{1000}){1000}){1000}){1000}){1000}', 'b')).not.toBe(true);
  });
});
