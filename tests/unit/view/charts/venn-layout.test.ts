import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VennOutput } from '../../../../src/model/picture.ts';
import { circlesSides } from '../../../../src/view/charts/shape-sizes.ts';
import { textWidth } from '../../../../src/view/charts/text-width.ts';
import { type Circle, lensArea, lensDistance, placeCircles } from '../../../../src/view/charts/venn-circles.ts';
import { HEIGHT, layoutVenn, type VennLayout, WIDTH } from '../../../../src/view/charts/venn-layout.ts';
import { awkwardNumber, awkwardText } from './awkward.ts';

type Overlap = [size: number, ...sets: number[]];

const venn = (sizes: number[], overlaps: Overlap[] = [], more: Partial<VennOutput> = {}): VennOutput => ({
  kind: 'venn',
  label: 'People',
  sets: sizes.map((size, at) => ({ label: 'ABCD'[at]!, size })),
  overlaps: overlaps.map(([size, ...sets]) => ({ size, sets })),
  ...more,
});

function drawn(...parts: Parameters<typeof venn>): VennLayout {
  const layout = layoutVenn(venn(...parts), false);
  if (typeof layout === 'string') throw new Error(layout);
  return layout;
}

const distance = (one: Circle, other: Circle) => Math.hypot(one.x - other.x, one.y - other.y);

/** What two circles share, by adding up thin slices. */
function measured(r: number, s: number, apart: number): number {
  const slices = 20_000;
  const from = Math.max(-r, apart - s);
  const width = (Math.min(r, apart + s) - from) / slices;
  if (width <= 0) return 0;
  let area = 0;
  for (let at = 0; at < slices; at++) {
    const x = from + (at + 0.5) * width;
    const half = (radius: number, along: number) => Math.sqrt(Math.max(0, radius ** 2 - along ** 2));
    area += 2 * Math.min(half(r, x), half(s, x - apart)) * width;
  }
  return area;
}

const radius = fc.double({ min: 0.05, max: 1, noNaN: true });

describe('the area that two circles share', () => {
  it('is what can be measured', () => {
    fc.assert(
      fc.property(radius, radius, fc.double({ min: 0, max: 2.2, noNaN: true }), (r, s, apart) => {
        expect(lensArea(r, s, apart)).toBeCloseTo(measured(r, s, apart), 3);
      }),
    );
  });

  it('is the one asked for, at the distance found for it', () => {
    fc.assert(
      fc.property(radius, radius, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (r, s, part) => {
        const area = part * Math.PI * Math.min(r, s) ** 2;
        expect(lensArea(r, s, lensDistance(r, s, area))).toBeCloseTo(area, 8);
      }),
    );
  });
});

describe('circles', () => {
  it('of two sets have their sizes, and share what these share, exactly', () => {
    const sizes = fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 }));
    fc.assert(
      fc.property(sizes, fc.double({ min: 0, max: 1, noNaN: true }), ([one, other], part) => {
        const shared = part * Math.min(one, other);
        const { circles, right } = placeCircles([one, other], () => shared);
        const [a, b] = circles as [Circle, Circle];
        const scale = Math.max(one, other) / Math.PI;
        expect(right).toBe(true);
        expect(Math.PI * a.r ** 2 * scale).toBeCloseTo(one, 6);
        expect(Math.PI * b.r ** 2 * scale).toBeCloseTo(other, 6);
        expect(Math.abs(lensArea(a.r, b.r, distance(a, b)) * scale - shared)).toBeLessThan(1e-6 * Math.max(one, other));
      }),
    );
  });

  it('of three sets are found, where there are such', () => {
    const circle = fc.record({
      x: fc.double({ min: -1, max: 1, noNaN: true }),
      y: fc.double({ min: -1, max: 1, noNaN: true }),
      r: fc.double({ min: 0.4, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.tuple(circle, circle, circle), (three) => {
        const sizes = three.map(({ r }) => r * r);
        const shared = (one: number, other: number) =>
          lensArea(three[one]!.r, three[other]!.r, distance(three[one]!, three[other]!)) / Math.PI;
        expect(placeCircles(sizes, shared).right).toBe(true);
      }),
    );
  });

  it('that cannot be are as near as can be, and not called right', () => {
    const { circles, right } = placeCircles([50, 50, 50], (one, other) => (other - one === 1 ? 25 : 0));
    expect(right).toBe(false);
    for (const one of circles) expect(Math.abs(one.x) + Math.abs(one.y)).toBeLessThan(4);
  });
});

const arbitraryVenn = fc.record({
  kind: fc.constant('venn' as const),
  label: awkwardText,
  unit: awkwardText,
  sets: fc.array(fc.record({ label: awkwardText, size: awkwardNumber }), { maxLength: 4 }),
  overlaps: fc.array(
    fc.record({
      sets: fc.oneof(
        fc.constantFrom<number[]>([0, 1], [1, 0], [0, 2], [1, 2], [0, 1, 2]),
        fc.array(fc.integer({ min: -1, max: 4 }), { maxLength: 4 }),
      ),
      size: fc.oneof(fc.nat({ max: 9 }), awkwardNumber),
    }),
    { maxLength: 4 },
  ),
});

describe('any Venn diagram', () => {
  it('is within its frame, with labels in their regions, or it is a sentence; and the same each time', () => {
    fc.assert(
      fc.property(arbitraryVenn, fc.boolean(), (output, compact) => {
        const layout = layoutVenn(output, compact);
        expect(layoutVenn(output, compact)).toEqual(layout);
        if (typeof layout === 'string') {
          expect(layout).toMatch(/^[A-Z“].{20,}\.$/s);
          return;
        }
        for (const { x, y, r } of layout.circles) {
          expect(Math.min(x - r, y - r)).toBeGreaterThanOrEqual(0);
          expect(x + r).toBeLessThanOrEqual(WIDTH);
          expect(y + r).toBeLessThanOrEqual(HEIGHT);
        }
        for (const { x, y } of layout.spots) expect(Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5))).toBeLessThan(0.5);
        for (const { shown, made } of layout.labels) {
          const [width] = circlesSides(compact, Number(shown.at(-1)) - 1);
          const within = (x: number, y: number) =>
            layout.circles.map((circle) => Math.hypot(circle.x - x, circle.y - y) < circle.r).join();
          for (const { x, y, lines } of made) {
            const [half, height] = [
              (Math.max(...lines.map(textWidth)) / 2) * (WIDTH / width),
              lines.length * 7.5 * (WIDTH / width),
            ];
            for (const [right, down] of [
              [-1, -1],
              [1, -1],
              [-1, 1],
              [1, 1],
              [0, 1],
              [0, -1],
            ] as const)
              expect(within(x * WIDTH + right * half, y * HEIGHT + down * height)).toBe(within(x * WIDTH, y * HEIGHT));
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a Venn diagram', () => {
  const texts = (layout: VennLayout) =>
    layout.labels
      .at(-1)!
      .made.map(({ lines }) => lines.join(' '))
      .sort();

  it('has sizes in its regions and in a list', () => {
    const layout = drawn([120, 80], [[30, 0, 1]], { unit: 'people' });
    expect(texts(layout)).toEqual(['30', 'A 120', 'B 80']);
    expect(layout.sizes.map(({ label, size }) => `${label}: ${size}`)).toEqual([
      'A: 120 people',
      'B: 80 people',
      'A and B: 30 people',
    ]);
    expect(layout.notes).toEqual([]);
    expect(layout.summary).toBe('People: “A” 120 people, “B” 80 people; “A” and “B” share 30 people.');
    expect(layout.spots.map(({ label }) => label)).toEqual(['A', 'B', '“A” and “B”']);
  });

  it('of sets apart, inside and equal', () => {
    const two = ({ circles }: VennLayout) => circles.slice(0, 2) as Circle[] as [Circle, Circle];
    const [a, b] = two(drawn([50, 20]));
    expect(distance(a, b)).toBeGreaterThan(a.r + b.r);
    const inside = drawn([100, 20], [[20, 1, 0]]);
    const [c, d] = two(inside);
    expect(distance(c, d)).toBeLessThan(c.r - d.r);
    expect(texts(inside)).toEqual(['A 100', 'B 20']);
    const equal = drawn([50, 50], [[50, 0, 1]]);
    expect(distance(...two(equal))).toBe(0);
    expect(equal.notes).toEqual(['“A” and “B” are the same circle.']);
  });

  it('of three sets is called approximate, and says what all share', () => {
    const pairs: Overlap[] = [
      [40, 0, 1],
      [25, 1, 2],
      [20, 0, 2],
    ];
    const layout = drawn([120, 90, 60], [...pairs, [12, 0, 1, 2]]);
    expect(layout.notes).toEqual(['Approximate: each two circles share what they should, and all three about that.']);
    expect(texts(layout)).toEqual(['12', 'A 120', 'B 90', 'C 60']);
    expect(layout.summary).toMatch(/; all three share 12\.$/);
    expect(texts(drawn([120, 90, 60], pairs))).not.toContain('12');
    expect(
      drawn(
        [50, 50, 50],
        pairs.slice(0, 0).concat([
          [25, 0, 1],
          [25, 1, 2],
        ]),
      ).notes,
    ).toEqual(['Approximate: no three circles share exactly this.']);
  });

  it('has no circle for an empty set, and says of one that it is too small', () => {
    const { circles, sizes, notes } = drawn([50, 0, 1e-12]);
    expect(circles).toHaveLength(2);
    expect(sizes.map(({ look }) => look?.colour)).toEqual(['pb-hue-1', undefined, 'pb-hue-3']);
    expect(notes).toEqual(['“C” is too small to be seen.']);
  });
});

describe('what no sets can be is said', () => {
  it.each<[string, number[], Overlap[]?]>([
    ['There is nothing to draw: the diagram has no sets.', []],
    ['There is nothing to draw: every set is empty.', [0, 0]],
    ['These are 4 sets: circles can show what at most 3 of them share.', [1, 2, 3, 4]],
    ['One of the overlaps is not of two or three different sets of the diagram.', [1, 2], [[1, 0, 7]]],
    ['One of the overlaps is not of two or three different sets of the diagram.', [1, 2], [[1, 0, 0]]],
    ['The size of “B” is negative, not finite, or too large for a picture.', [1, -2]],
    ['What “A” and “B” share is negative, not finite, or too large for a picture.', [1, 2], [[Number.NaN, 0, 1]]],
    ['“A” and “B” share 15, more than the 10 of “A”.', [10, 20], [[15, 0, 1]]],
    [
      'What “A” and “B” share is given as 3 and as 5.',
      [10, 20],
      [
        [3, 0, 1],
        [5, 1, 0],
      ],
    ],
    [
      'All three share 9, more than the 4 that “A” and “B” share.',
      [20, 20, 20],
      [
        [4, 0, 1],
        [9, 0, 2],
        [9, 1, 2],
        [9, 0, 1, 2],
      ],
    ],
    [
      'What “A” shares with the others comes to more than its 10.',
      [10, 20, 20],
      [
        [8, 0, 1],
        [8, 0, 2],
        [1, 1, 2],
        [1, 0, 1, 2],
      ],
    ],
  ])('%s', (sentence, sizes, overlaps) => {
    expect(layoutVenn(venn(sizes, overlaps), false)).toBe(sentence);
  });
});
