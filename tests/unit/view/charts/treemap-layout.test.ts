import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TreemapNode, TreemapOutput } from '../../../../src/model/picture.ts';
import { UNITS } from '../../../../src/view/charts/field.ts';
import { textWidth } from '../../../../src/view/charts/text-width.ts';
import { WIDTHS } from '../../../../src/view/charts/ticks.ts';
import { layoutTreemap, type TreeField, type TreemapLayout } from '../../../../src/view/charts/treemap-layout.ts';
import { awkwardNumber, awkwardText } from './awkward.ts';
import { pathPoints } from './path-points.ts';

const treemap = (root: TreemapNode): TreemapOutput => ({ kind: 'treemap', label: 'Disk', unit: 'GB', root });
const leaves = (...values: (number | undefined)[]): TreemapNode[] =>
  values.map((value, at) => ({ label: `l${at}`, ...(value === undefined ? {} : { value }) }));

function drawn(root: TreemapNode): TreemapLayout {
  const layout = layoutTreemap(treemap(root), false);
  if (typeof layout === 'string') throw new Error(layout);
  return layout;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The rectangles of path data. */
function boxesOf(path: string): Box[] {
  return path
    .split('z')
    .filter(Boolean)
    .map((one) => {
      const points = pathPoints(one);
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    });
}

function overlap(one: Box, other: Box, slack: number): boolean {
  const beside = one.left + slack >= other.right || other.left + slack >= one.right;
  return !beside && one.top + slack < other.bottom && other.top + slack < one.bottom;
}

/** The boxes of the labels, in pixels, at the least width that a field is for. */
function labelBoxes({ shown, labels }: TreeField): Box[] {
  const width = Math.min(...shown.split(' ').map((name) => WIDTHS[Number(name.at(-1)) - 1]!));
  return labels.map(({ at, y, anchor, text }) => {
    const left = anchor === 'start' ? at * width + 5 : at * width - 5 - textWidth(text);
    return { left, right: left + textWidth(text), top: y - 10, bottom: y + 3 };
  });
}

/** A part with parts down to some depth. */
function arbitraryNode(depth: number): fc.Arbitrary<TreemapNode> {
  return fc.record(
    {
      label: awkwardText,
      value: awkwardNumber,
      tone: fc.constantFrom('normal' as const, 'bad' as const),
      children: fc.array(depth > 0 ? arbitraryNode(depth - 1) : fc.constant({ label: 'end', value: 1 }), {
        maxLength: 6,
      }),
    },
    { requiredKeys: ['label'] },
  );
}

describe('any treemap', () => {
  it('is within its frame, with no leaf or label on another, or it is a sentence; and the same each time', () => {
    fc.assert(
      fc.property(arbitraryNode(3), fc.boolean(), (root, compact) => {
        const layout = layoutTreemap(treemap(root), compact);
        expect(layoutTreemap(treemap(root), compact)).toEqual(layout);
        if (typeof layout === 'string') {
          expect(layout).toMatch(/^There is nothing to draw: .+\.$/);
          return;
        }
        for (const field of layout.fields) {
          const flat = boxesOf(field.shapes.map((shape) => shape.leaves).join('') + field.rest);
          for (const [index, box] of flat.entries()) {
            expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
            expect(box.right).toBeLessThanOrEqual(UNITS + 0.5);
            expect(box.bottom).toBeLessThanOrEqual(field.height + 0.5);
            expect(flat.slice(0, index).some((other) => overlap(box, other, 0.5))).toBe(false);
          }
          const labels = labelBoxes(field);
          for (const [index, box] of labels.entries()) {
            expect(box.left).toBeGreaterThanOrEqual(0);
            expect(box.bottom).toBeLessThanOrEqual(field.height);
            expect(labels.slice(0, index).some((other) => overlap(box, other, 1))).toBe(false);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('has areas as its sizes are', () => {
    const values = fc.array(fc.integer({ min: 20, max: 100 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(values, (list) => {
        const sum = list.reduce((one, other) => one + other);
        const sorted = list.toSorted((one, other) => other - one);
        for (const { height, shapes } of drawn({ label: 'All', children: leaves(...list) }).fields) {
          const areas = boxesOf(shapes.map((shape) => shape.leaves).join(''))
            .map(({ left, right, top, bottom }) => ((right - left) * (bottom - top)) / (UNITS * height))
            .sort((one, other) => other - one);
          // Rectangles are a little apart.
          for (const [at, area] of areas.entries()) expect(Math.abs(area - sorted[at]! / sum)).toBeLessThan(0.025);
        }
      }),
    );
  });
});

describe('a treemap', () => {
  const spots = (root: TreemapNode) =>
    drawn(root)
      .fields.at(-1)!
      .spots.map(({ label, value, share }) => `${label}: ${value}, ${share}`);

  it('has parts in parts, down to the third level', () => {
    const deep = {
      label: 'c',
      children: [{ label: 'd', children: [{ label: 'e', children: leaves(3) }] }, ...leaves(1)],
    };
    expect(spots({ label: 'All', children: [deep] })).toEqual([
      'c: 4 GB, 100 %',
      'c / d: 3 GB, 75.0 %',
      'c / l0: 1 GB, 25.0 %',
      'c / d / e: 3 GB, 75.0 %',
    ]);
    expect(drawn({ label: 'All', children: [deep] }).notes).toEqual([
      'Parts below level 3 are not drawn by themselves.',
    ]);
  });

  it('may be as deep as it likes', () => {
    let node: TreemapNode = { label: 'end', value: 2 };
    for (let level = 0; level < 20_000; level++) node = { label: 'p', children: [node] };
    expect(spots(node).at(-1)).toBe('p / p / p: 2 GB, 100 %');
  });

  it('of which a part is a part of itself has no end, and is a sentence', () => {
    const root: TreemapNode = { label: 'x', value: 1 };
    root.children = [root];
    expect(layoutTreemap(treemap(root), false)).toMatch(/or one of them is a part of itself\.$/);
  });

  it('is of one size, where a part and its own parts differ: a rest is shown, and more than all is said', () => {
    expect(spots({ label: 'All', value: 10, children: leaves(3, 2) })).toEqual([
      'Not accounted for: 5 GB, 50.0 %',
      'l0: 3 GB, 30.0 %',
      'l1: 2 GB, 20.0 %',
    ]);
    const less = (label: string) => ({ label, value: 1, children: leaves(3, 2) });
    const { whole, notes } = drawn({ label: 'All', children: [less('a'), less('b')] });
    expect(whole).toBe('All: 10 GB');
    expect(notes).toEqual(['“a” is given as 1, but its parts come to 5: that is drawn.', 'So it is with 1 more part.']);
    expect(drawn({ label: 'All', value: 0.3, children: leaves(0.1, 0.2) }).notes).toEqual([]);
    expect(spots({ label: 'All', value: 0.3, children: leaves(0.1, 0.2) })).toHaveLength(2);
  });

  it('counts what has no area', () => {
    expect(drawn({ label: 'All', children: leaves(3, 0, 0, -1, Number.NaN, undefined) }).notes).toEqual([
      '2 parts are not drawn: zero has no area.',
      '3 parts are not drawn: less than zero, not finite, or without a size.',
    ]);
  });

  it('draws many small parts as one, and loses nothing of the whole', () => {
    const children = Array.from({ length: 40 }, (_, at) => ({
      label: `g${at}`,
      children: leaves(...Array(25).fill(at + 1)),
    }));
    const { fields, notes, whole } = drawn({ label: 'All', children });
    expect(whole).toBe('All: 20,500 GB');
    expect(notes).toEqual(['Drawn together, for they are small: 715 parts.']);
    for (const { shapes, spots: all } of fields) {
      expect(boxesOf(shapes.map((shape) => shape.frames + shape.leaves).join('')).length).toBeLessThan(350);
      const more = all.filter(({ label }) => /\d more$/.test(label));
      expect(more.length).toBeGreaterThan(0);
    }
    const tiny = drawn({ label: 'All', children: leaves(1e12, 1e-12, 1e-12) });
    expect(tiny.fields[0]!.spots.map(({ label, share }) => `${label} ${share}`)).toEqual(['l0 100 %', '2 more <0.1 %']);
  });

  it('of one part is that', () => {
    expect(spots({ label: 'All', value: 5 })).toEqual(['All: 5 GB, 100 %']);
  });

  it('marks tones with more than a colour', () => {
    const { fields } = drawn({ label: 'All', children: [{ label: 'a', value: 1, tone: 'bad' }, ...leaves(4)] });
    expect(fields[0]!.labels.map(({ text }) => text)).toContain('× a');
    expect(fields[0]!.shapes.map(({ colour }) => colour)).toContain('pb-hue-tone pb-bad');
  });

  it('is told by its largest parts', () => {
    expect(drawn({ label: 'All', children: leaves(1, 2, 3, 4, 5, 6, 7) }).summary).toBe(
      'Disk: “All” is 28 GB: “l6” 25.0 %, “l5” 21.4 %, “l4” 17.9 %, “l3” 14.3 %, “l2” 10.7 %, 2 smaller parts.',
    );
  });

  it('of nothing is a sentence', () => {
    expect(layoutTreemap(treemap({ label: 'All', children: leaves(0, -1) }), false)).toBe(
      'There is nothing to draw: no part is larger than zero. 1 part is not drawn: zero has no area. 1 part is not drawn: less than zero, not finite, or without a size.',
    );
    expect(layoutTreemap(treemap({ label: 'All' }), true)).toMatch(/^There is nothing to draw:/);
  });
});
