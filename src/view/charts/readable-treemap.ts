import type { TreemapOutput } from '../../model/picture.ts';
import type { ReadableSpots } from '../readable.ts';
import type { TreeField } from './treemap-layout.ts';

/** What can be read of a treemap: its rectangles, the outer before those in them. */
export function readableTreemap({ label }: TreemapOutput, { spots }: TreeField): ReadableSpots {
  return {
    kind: 'spots',
    label,
    spots,
    holds(index, x, y) {
      const { x: middleX, y: middleY, reach } = spots[index]!;
      return Math.abs(x - middleX) <= reach.x && Math.abs(y - middleY) <= reach.y;
    },
  };
}
