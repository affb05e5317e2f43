import { cumsum } from 'd3-array';
import type { PieOutput } from '../../model/picture.ts';
import type { ReadableSpots } from '../readable.ts';
import type { PieLayout } from './pie-layout.ts';

/** What can be read of a pie: its slices, each within its angle. */
export function readablePie({ label }: PieOutput, { slices }: PieLayout): ReadableSpots {
  const ends = cumsum(slices, ({ value }) => value);
  const whole = ends.at(-1)!;
  return {
    kind: 'spots',
    label,
    spots: slices.map(({ spot }) => spot),
    holds(index, x, y) {
      const turned = (Math.atan2(x - 0.5, 0.5 - y) / (2 * Math.PI) + 1) % 1;
      return turned * whole >= ends[index]! - slices[index]!.value && turned * whole <= ends[index]!;
    },
  };
}
