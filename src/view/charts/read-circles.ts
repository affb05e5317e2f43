import type { VennOutput } from '../../model/picture.ts';
import type { Reading } from '../reading.ts';
import { readSpots } from './read-spots.ts';
import { HEIGHT, type VennLayout, WIDTH } from './venn-layout.ts';

/** What can be read of a Venn diagram: its sets, and what they share where their circles do. */
export function readCircles({ label }: VennOutput, { spots, circles }: VennLayout): Reading {
  return readSpots(spots, label, (index, x, y) =>
    spots[index]!.circles.every((at) => {
      const circle = circles[at]!;
      return Math.hypot(circle.x - x * WIDTH, circle.y - y * HEIGHT) < circle.r;
    }),
  );
}
