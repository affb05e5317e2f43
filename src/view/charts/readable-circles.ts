import type { VennOutput } from '../../model/picture.ts';
import type { ReadableSpots } from '../readable.ts';
import { HEIGHT, type VennLayout, WIDTH } from './venn-layout.ts';

/** What can be read of a Venn diagram: its sets, and what they share where their circles do. */
export function readableCircles({ label }: VennOutput, { spots, circles }: VennLayout): ReadableSpots {
  return {
    kind: 'spots',
    label,
    spots,
    holds: (index, x, y) =>
      spots[index]!.circles.every((at) => {
        const circle = circles[at]!;
        return Math.hypot(circle.x - x * WIDTH, circle.y - y * HEIGHT) < circle.r;
      }),
  };
}
