import type { TreemapOutput } from '../../model/picture.ts';
import type { Reading } from '../reading.ts';
import { readSpots } from './read-spots.ts';
import type { TreeField } from './treemap-layout.ts';

/** What can be read of a treemap: its rectangles, the outer before those in them. */
export function readTreemap({ label }: TreemapOutput, { spots }: TreeField): Reading {
  return readSpots(spots, label, (index, x, y) => {
    const { x: middleX, y: middleY, reach } = spots[index]!;
    return Math.abs(x - middleX) <= reach.x && Math.abs(y - middleY) <= reach.y;
  });
}
