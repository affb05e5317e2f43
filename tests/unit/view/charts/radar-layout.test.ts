import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RadarOutput } from '../../../../src/model/picture.ts';
import type { RadarLabel } from '../../../../src/view/charts/radar-labels.ts';
import { HALF, layoutRadar, type RadarLayout } from '../../../../src/view/charts/radar-layout.ts';
import { radarSide } from '../../../../src/view/charts/shape-sizes.ts';
import { textWidth } from '../../../../src/view/charts/text-width.ts';
import { WIDTHS } from '../../../../src/view/charts/ticks.ts';
import { awkwardNumber, awkwardPoint, awkwardText } from './awkward.ts';
import { pathPoints } from './path-points.ts';

const radar = (values: (number | null)[][], more: Partial<RadarOutput> = {}): RadarOutput => ({
  kind: 'radar',
  label: 'Cars',
  axes: (values[0] ?? []).map((_, at) => ({ label: `a${at}` })),
  series: values.map((own, at) => ({ label: `s${at}`, values: own })),
  ...more,
});

function drawn(...parts: Parameters<typeof radar>): RadarLayout {
  const layout = layoutRadar(radar(...parts), false);
  if (typeof layout === 'string') throw new Error(layout);
  return layout;
}

const arbitraryRadar = fc.nat({ max: 27 }).chain((count) =>
  fc.record({
    kind: fc.constant('radar' as const),
    label: awkwardText,
    axes: fc.array(fc.record({ label: awkwardText, max: awkwardNumber }, { requiredKeys: ['label'] }), {
      minLength: count,
      maxLength: count,
    }),
    series: fc.array(fc.record({ label: awkwardText, values: fc.array(awkwardPoint, { maxLength: count }) }), {
      maxLength: 5,
    }),
  }),
);

function boxOf({ anchor, lines }: RadarLabel) {
  const width = Math.max(...lines.map(({ text }) => textWidth(text)));
  const { x, y } = lines[0]!;
  const left = x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  return { left, right: left + width, top: y - 10, bottom: lines.at(-1)!.y + 2 };
}

describe('any radar', () => {
  it('is within its square, with no name on another or cut, or it is a sentence; and the same each time', () => {
    fc.assert(
      fc.property(arbitraryRadar, fc.boolean(), (output, compact) => {
        const layout = layoutRadar(output, compact);
        expect(layoutRadar(output, compact)).toEqual(layout);
        if (typeof layout === 'string') {
          expect(layout).toMatch(/^[A-Z].{20,}\.$/s);
          return;
        }
        const lines = layout.series.map(({ line }) => line);
        for (const [x, y] of [...lines, layout.spokes].flatMap((path) => pathPoints(path)))
          expect(Math.hypot(x, y)).toBeLessThan(HALF);
        for (const { path } of layout.rings) expect(path).not.toMatch(/NaN|Infinity|undefined/);
        for (const { shown, made } of layout.labels) {
          for (const name of shown.split(' ')) {
            const width = Number(name.at(-1)) - 1;
            const boxes = made.labels.map(boxOf);
            for (const [index, box] of boxes.entries()) {
              expect(Math.max(-box.left, box.right)).toBeLessThanOrEqual(WIDTHS[width]! / 2);
              expect(Math.max(-box.top, box.bottom)).toBeLessThanOrEqual(radarSide(compact, width) / 2);
              for (const other of boxes.slice(0, index)) {
                const beside = box.left >= other.right || other.left >= box.right;
                expect(beside || box.top >= other.bottom || other.top >= box.bottom).toBe(true);
              }
            }
          }
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('a radar', () => {
  it('goes from zero in the middle to the end of each axis, clockwise from the top', () => {
    const { series, rings } = drawn([[5, 10, 0, 10]], {
      axes: [5, 20, 5, 10].map((max, at) => ({ label: `a${at}`, max })),
    });
    const [top, right, middle, left] = pathPoints(series[0]!.line);
    expect(top).toEqual([0, -64]);
    expect(right).toEqual([32, 0]);
    expect(middle).toEqual([0, 0]);
    expect(left).toEqual([-64, 0]);
    expect(rings.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('has numbers on every other of many rings, and on the outermost', () => {
    const { rings } = drawn([[60, 50, 40]], { axes: ['a', 'b', 'c'].map((label) => ({ label, max: 120 })) });
    expect(rings.map(({ text }) => text)).toEqual(['', '40', '', '80', '', '120']);
  });

  it('ends an axis at the largest value on it, and beyond its max where a value is', () => {
    const { names, notes } = drawn(
      [
        [1, 12, 3],
        [4, 2, null],
      ],
      { axes: [{ label: 'a' }, { label: 'b', max: 10 }, { label: 'c', max: 9 }] },
    );
    expect(names.map(({ name, end }) => `${name}: ${end}`)).toEqual(['a: 4', 'b: 12', 'c: 9']);
    expect(notes).toEqual([
      'Each axis goes from zero to the number at its name.',
      'Drawn beyond their max, for a value is larger: “b”.',
    ]);
    expect(drawn([[1, 4, 3]], { axes: ['a', 'b', 'c'].map((label) => ({ label, max: 10 })) }).notes).toEqual([]);
  });

  it('is open where a value is missing, in one piece across the first axis', () => {
    const [whole, gap, gaps] = drawn([
      [1, 2, 3, 4, 5],
      [1, null, 3, 4, 5],
      [1, null, 3, null, 5],
    ]).series;
    expect([whole?.closed, gap?.closed, gaps?.closed]).toEqual([true, false, false]);
    expect(whole?.line).toMatch(/^M[^M]+Z$/);
    expect(gap?.line).toMatch(/^M[^MZ]+$/);
    expect(gaps?.line.match(/M/g)).toHaveLength(2);
    expect(gaps?.dots).toHaveLength(3);
  });

  it('has names where they have room, else numbers', () => {
    const numbered = (label: string) =>
      drawn([[1, 2, 3, 4]], { axes: Array(4).fill({ label }) }).labels.map(
        ({ shown, made }) => `${shown.length} ${made.numbered}`,
      );
    expect(numbered('A')).toHaveLength(2);
    expect(numbered('A').every((one) => one.endsWith('false'))).toBe(true);
    expect(numbered('Documentation')[0]).toMatch(/true$/);
    expect(numbered('Documentation').at(-1)).toMatch(/false$/);
  });

  it('tells the extremes of each series', () => {
    expect(drawn([[1, 2, 4]], { unit: 's', axes: ['a', 'b', 'c'].map((label) => ({ label, max: 8 })) }).summary).toBe(
      'Cars on 3 axes. “s0”: reaches farthest with 4 s on “c”, least with 1 s on “a”.',
    );
  });
});

describe('what is no radar is said', () => {
  it.each<[string, (number | null)[][], Partial<RadarOutput>?]>([
    ['A radar has a shape from 3 axes on, and this has 2.', [[1, 2]]],
    ['There is nothing to draw: the radar has no series.', [], { axes: Array(3).fill({ label: 'a' }) }],
    ['There is nothing to draw: every value is a gap.', [[null, null, null]]],
    [
      'There is nothing to draw: 2 values are not drawn: the axes begin at zero. 1 value is not drawn: not finite, or too large for an axis.',
      [[-1, -2, Number.NaN]],
    ],
    ['These are 5 series, too many to be told apart in a radar: at most 4 are drawn.', Array(5).fill([1, 2, 3])],
    ['These are 60 axes, too many for a picture: at most 24 are drawn.', [Array(60).fill(1)]],
  ])('%s', (sentence, values, more) => {
    expect(layoutRadar(radar(values, more), false)).toBe(sentence);
  });
});
