import { describe, expect, it } from 'vitest';
import { readCardOptions } from '../../../src/view/card-options.ts';
import { limitsOf, PAGE_LIMITS } from '../../../src/view/limits.ts';
import { limitsOfParts } from '../../../src/view/part-limits.ts';

const read = (attributes: Record<string, string> = {}) =>
  readCardOptions((name) => new Map(Object.entries(attributes)).get(name) ?? null);
const DEFAULTS = { mode: 'card', parts: undefined, more: 'link', layout: 'form-first', controls: 'all' };

describe('what a host sets on a card', () => {
  it('has a default each', () => {
    expect(read()).toEqual(DEFAULTS);
  });

  it('is read', () => {
    const set = { mode: 'embed', parts: '2', more: 'expand', layout: 'answer-first', controls: 'none' };
    expect(read(set)).toEqual({ ...set, parts: 2 });
  });

  it.each(['0', '-1', '1.5', 'many', 'Infinity', ''])('is its default where it says nothing: parts="%s"', (parts) => {
    expect(read({ parts, mode: 'zork', more: '', layout: 'x', controls: 'some' })).toEqual(DEFAULTS);
  });
});

describe('how much is drawn', () => {
  it('is little on a card, which leads to the tool’s page or draws the rest when asked', () => {
    expect(limitsOf(read(), 4, '/t/')).toMatchObject({ fields: 4, rows: 5, parts: 1, href: '/t/', expands: false });
    const expands = read({ more: 'expand', parts: '2' });
    expect(limitsOf(expands, 4, '/t/')).toMatchObject({ fields: 4, parts: 2, href: undefined, expands: true });
    expect(limitsOf(expands, 4, '/t/', true)).toBe(PAGE_LIMITS);
  });

  it('is as much as a page can on a page and in a frame', () => {
    for (const mode of ['page', 'embed'])
      expect(limitsOf(read({ mode }), 4, '/t/')).toMatchObject({ ...PAGE_LIMITS, href: undefined });
  });

  it('is shared among the parts of a group, and does not multiply in groups of groups', () => {
    expect(limitsOfParts(PAGE_LIMITS, 5)).toEqual({ ...PAGE_LIMITS, parts: 10 });
    const ofMany = limitsOfParts(PAGE_LIMITS, 1000);
    expect(ofMany).toMatchObject({ rows: 50, characters: 10_000, fields: 50, parts: 1 });
    let limits = PAGE_LIMITS;
    let drawn = 1;
    for (let depth = 0; depth < 8; depth++) {
      drawn *= Math.min(3, limits.parts);
      limits = limitsOfParts(limits, 3);
    }
    expect(drawn).toBeLessThan(100);
  });
});
