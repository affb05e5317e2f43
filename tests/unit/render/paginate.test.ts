import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paginate } from '../../../src/render/paginate.ts';

it('an empty list is one empty page', () => {
  expect(paginate([], 60)).toEqual([{ items: [], number: 1, count: 1, total: 0 }]);
});

it('pages hold every item once, in order, none more than its size', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (items, size) => {
      const pages = paginate(items, size);
      expect(pages.flatMap((page) => page.items)).toEqual(items);
      expect(Math.max(...pages.map((page) => page.items.length))).toBeLessThanOrEqual(size);
      expect(pages.map((page) => page.number)).toEqual(pages.map((_, index) => index + 1));
      expect(new Set(pages.map((page) => page.count))).toEqual(new Set([pages.length]));
    }),
  );
});
