import { cumsum } from 'd3-array';
import type { PieOutput } from '../../model/picture.ts';
import type { Reading } from '../reading.ts';
import type { PieLayout } from './pie-layout.ts';
import { readSpots } from './read-spots.ts';

/** What can be read of a pie: its slices, each within its angle. */
export function readPie({ label }: PieOutput, { slices }: PieLayout): Reading {
  const ends = cumsum(slices, ({ value }) => value);
  const whole = ends.at(-1)!;
  return readSpots(
    slices.map(({ spot }) => spot),
    label,
    (index, x, y) => {
      const turned = (Math.atan2(x - 0.5, 0.5 - y) / (2 * Math.PI) + 1) % 1;
      return turned * whole >= ends[index]! - slices[index]!.value && turned * whole <= ends[index]!;
    },
  );
}
