import { describe, expect, it } from 'vitest';
import type { Output } from '../../../src/model/output.ts';
import { partNumber } from '../../../src/view/part-number.ts';

const text = (): Output => ({ kind: 'text', text: 'same' });
const group = (...parts: Output[]): Output => ({ kind: 'group', parts });

describe('the number of a part', () => {
  it('counts what is drawn, through groups in groups', () => {
    const [first, second, third] = [text(), text(), text()];
    const inner = group(second);
    const whole = group(first, inner, third);
    expect([first, second, third].map((part) => partNumber(whole, part))).toEqual([1, 2, 3]);
    expect(partNumber(whole, inner)).toBeUndefined();
  });

  it('is none for a whole result, nor for another one', () => {
    const whole = text();
    expect(partNumber(whole, whole)).toBeUndefined();
    expect(partNumber(group(whole), text())).toBeUndefined();
  });

  it('ends with groups that lie too deep to be drawn', () => {
    const bottom = text();
    let whole = bottom;
    for (let depth = 0; depth < 50_000; depth++) whole = group(whole);
    expect(partNumber(whole, bottom)).toBeUndefined();
  });
});
