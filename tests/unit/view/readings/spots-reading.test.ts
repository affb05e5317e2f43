import { describe, expect, it } from 'vitest';
import type { PieOutput, TreemapOutput, VennOutput } from '../../../../src/model/picture.ts';
import { layoutPie } from '../../../../src/view/charts/pie-layout.ts';
import { readableCircles } from '../../../../src/view/charts/readable-circles.ts';
import { readablePie } from '../../../../src/view/charts/readable-pie.ts';
import { readableTreemap } from '../../../../src/view/charts/readable-treemap.ts';
import { layoutTreemap } from '../../../../src/view/charts/treemap-layout.ts';
import { layoutVenn } from '../../../../src/view/charts/venn-layout.ts';
import type { ReadableSpots } from '../../../../src/view/readable.ts';
import { spotsReading } from '../../../../src/view/readings/spots-reading.ts';

const SIZE = { width: 300, height: 300 };

/** What is read at a point. */
function readAt(readable: ReadableSpots, x: number, y: number): string {
  const reading = spotsReading(readable);
  const { title, lines } = reading.at(reading.nearest({ x, y }, SIZE));
  return `${title}: ${lines[0]?.value}`;
}

function laid<T>(layout: T | string): T {
  if (typeof layout === 'string') throw new Error(layout);
  return layout;
}

describe('what a point is in is read, also where the middle of something else is nearer', () => {
  it('the slices of a pie', () => {
    const output: PieOutput = {
      kind: 'pie',
      label: 'Time',
      slices: [9, 1].map((value) => ({ label: `p${value}`, value })),
    };
    const readable = readablePie(output, laid(layoutPie(output, false)));
    expect(readAt(readable, 0.7, 0.1)).toBe('p9: 9 (90.0 %)');
    expect(readAt(readable, 0.4, 0.05)).toBe('p1: 1 (10.0 %)');
    expect(readAt(readable, 0.2, 0.2)).toBe('p9: 9 (90.0 %)');
  });

  it('the rectangles of a treemap, the innermost first', () => {
    const parts = [40, 1].map((value) => ({ label: `p${value}`, value }));
    const output: TreemapOutput = {
      kind: 'treemap',
      label: 'Disk',
      root: {
        label: 'all',
        children: [
          { label: 'src', children: parts },
          { label: 'lib', value: 9 },
        ],
      },
    };
    const field = laid(layoutTreemap(output, false)).fields.at(-1)!;
    const readable = readableTreemap(output, field);
    for (const { x, y, reach, label } of field.spots.filter((spot) => spot.label !== 'src')) {
      for (const side of [-0.98, 0.98]) {
        expect(readAt(readable, x + side * reach.x, y + side * reach.y)).toMatch(new RegExp(`^${label}: `));
      }
    }
  });

  it('the regions of a Venn diagram', () => {
    const output: VennOutput = {
      kind: 'venn',
      label: 'People',
      sets: [
        { label: 'A', size: 100 },
        { label: 'B', size: 10 },
      ],
      overlaps: [{ sets: [0, 1], size: 5 }],
    };
    const layout = laid(layoutVenn(output, false));
    const readable = readableCircles(output, layout);
    for (const { x, y, label, value } of layout.spots) expect(readAt(readable, x, y)).toBe(`${label}: ${value}`);
    const [large] = layout.circles;
    expect(readAt(readable, (large!.x + large!.r * 0.75) / 400, large!.y / 300 - 0.3)).toBe('A: 100');
  });
});
