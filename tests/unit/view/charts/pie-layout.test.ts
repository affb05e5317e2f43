import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PieOutput } from '../../../../src/model/picture.ts';
import { formatShare } from '../../../../src/view/charts/format-share.ts';
import { HALF, layoutPie, type PieLayout } from '../../../../src/view/charts/pie-layout.ts';
import { awkwardNumber, awkwardText } from './awkward.ts';

const EVERY = 'pb-width-1 pb-width-2 pb-width-3 pb-width-4 pb-width-5';

const pie = (values: number[], more: Partial<PieOutput> = {}): PieOutput => ({
  kind: 'pie',
  label: 'Time',
  slices: values.map((value, at) => ({ label: `p${at}`, value })),
  ...more,
});

function drawn(...parts: Parameters<typeof pie>): PieLayout {
  const layout = layoutPie(pie(...parts), false);
  if (typeof layout === 'string') throw new Error(layout);
  return layout;
}

const say = (...parts: Parameters<typeof pie>) => layoutPie(pie(...parts), false);

/** The angle of a slice around the middle, read from its path. */
function angleOf(path: string): number {
  const [, startX, startY] = /^M([-\d.]+),([-\d.]+)A/.exec(path) ?? [];
  const [, endX, endY] = /^M[^A]*A[\d.]+,[\d.]+,0,[01],1,([-\d.]+),([-\d.]+)/.exec(path) ?? [];
  const turn = Math.atan2(Number(endY), Number(endX)) - Math.atan2(Number(startY), Number(startX));
  return (turn + 4 * Math.PI) % (2 * Math.PI);
}

const arbitraryPie = fc.record(
  {
    kind: fc.constant('pie' as const),
    label: awkwardText,
    unit: awkwardText,
    slices: fc.array(
      fc.record(
        {
          label: awkwardText,
          value: awkwardNumber,
          tone: fc.constantFrom('normal' as const, 'bad' as const),
          explode: fc.boolean(),
        },
        { requiredKeys: ['label', 'value'] },
      ),
      { maxLength: 70 },
    ),
    donut: fc.boolean(),
    total: awkwardNumber,
  },
  { requiredKeys: ['kind', 'label', 'slices'] },
);

describe('any pie', () => {
  it('is within its square, or a sentence; and the same each time', () => {
    fc.assert(
      fc.property(arbitraryPie, fc.boolean(), (output, compact) => {
        const layout = layoutPie(output, compact);
        expect(layoutPie(output, compact)).toEqual(layout);
        if (typeof layout === 'string') {
          expect(layout).toMatch(/^[A-Z“].{20,}\.$/s);
          return;
        }
        expect(layout.slices.length).toBeLessThanOrEqual(7);
        for (const { path, shift, spot } of layout.slices) {
          expect(path).not.toMatch(/NaN|Infinity|undefined/);
          expect(spot.x).toBeGreaterThanOrEqual(0);
          expect(spot.x).toBeLessThanOrEqual(1);
          expect(spot.y).toBeGreaterThanOrEqual(0);
          expect(spot.y).toBeLessThanOrEqual(1);
          const ends = [...path.matchAll(/([-\d.]+),([-\d.]+)(?=[AZL]|$)/g)];
          for (const [, x, y] of ends) {
            expect(Math.hypot(Number(x) + shift[0], Number(y) + shift[1])).toBeLessThanOrEqual(HALF);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it('has slices as wide as their shares', () => {
    const values = fc.array(fc.integer({ min: 10, max: 100 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(values, fc.boolean(), (list, donut) => {
        const sum = list.reduce((one, other) => one + other);
        for (const [at, { path, spot }] of drawn(list, { donut }).slices.entries()) {
          expect(angleOf(path)).toBeCloseTo((2 * Math.PI * list[at]!) / sum, 1);
          expect(spot.share).toBe(formatShare(list[at]! / sum));
        }
      }),
    );
  });
});

describe('a pie', () => {
  it('of more than six parts keeps the largest in their order; Other is the rest, and says how many', () => {
    const { slices, notes } = drawn([1, 9, 2, 8, 3, 7, 4, 6, 5]);
    expect(slices.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'p1: 9',
      'p3: 8',
      'p5: 7',
      'p7: 6',
      'p8: 5',
      'Other (4 parts): 10',
    ]);
    expect(notes).toEqual(['Other is the 4 smallest of 9 parts: the numbers list them.']);
    expect(drawn([1, 2, 3, 4, 5, 6]).notes).toEqual([]);
  });

  it('leaves open what is not accounted for', () => {
    const { slices, notes, summary } = drawn([1, 2], { total: 4, unit: 'GB' });
    expect(slices.at(-1)).toMatchObject({ label: 'Not accounted for', value: 1, look: undefined });
    expect(notes).toEqual(['The parts come to 3 GB of a total of 4 GB.']);
    expect(summary).toBe('Time: “p0” 25.0 %, “p1” 50.0 %, not accounted for 25.0 %.');
    expect(drawn([0.1, 0.2], { total: 0.3 }).slices).toHaveLength(2);
  });

  it('has a share on a slice where there is room', () => {
    expect(drawn([97, 3, 100]).labels).toEqual([{ shown: EVERY, made: [0, 2] }]);
    expect(drawn([5]).labels).toEqual([{ shown: EVERY, made: [0] }]);
    const [narrow, wide] = drawn([12, 88]).labels;
    expect([narrow?.made, wide?.made]).toEqual([[1], [0, 1]]);
  });

  it('never cuts a number in its middle', () => {
    const middle = (value: number, unit: string) => drawn([value], { donut: true, unit }).middle;
    expect(middle(1200, 'ms')).toEqual({ value: '1,200', unit: 'ms', large: true });
    expect(middle(1e14, 'milliseconds of work')).toBeUndefined();
    expect(middle(7, 'milliseconds of work')?.unit).toMatch(/^millise.*…$/);
  });
});

describe('a share', () => {
  it.each([
    [0, '0 %'],
    [1e-12, '<0.1 %'],
    [0.0004, '<0.1 %'],
    [1 / 3, '33.3 %'],
    [0.9999999, '>99.9 %'],
    [1, '100 %'],
  ])('of %d is %s', (part, text) => {
    expect(formatShare(part)).toBe(text);
  });
});

describe('what is no whole is said', () => {
  it.each<[string, number[], Partial<PieOutput>?]>([
    ['There is nothing to draw: the pie has no slices.', []],
    ['There is nothing to draw: the total is 0.', [0, 0]],
    ['There is nothing to draw: the total is −2.', [0, 0], { total: -2 }],
    ['“p1” is −3, and what is less than zero has no share of a whole.', [4, -3]],
    ['“p0” is not finite, or too large for a picture: it has no share of a whole.', [Number.NaN, -3]],
    ['The parts come to 12, more than the total of 10: they are no shares of it.', [5, 7], { total: 10 }],
    ['The total is not finite, or too large for a picture: nothing has a share of it.', [5], { total: Infinity }],
  ])('%s', (sentence, values, more) => {
    expect(say(values, more)).toBe(sentence);
  });
});
