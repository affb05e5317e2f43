import type { ReadableSpots } from '../readable.ts';
import { leastOf, type Reading } from './reading.ts';

/** The places of a picture, in their order. */
export function spotsReading({ spots, label, holds }: ReadableSpots): Reading {
  return {
    count: spots.length,
    at(index) {
      const { x, y, label: title, value, share } = spots[index]!;
      return {
        x,
        y,
        title,
        lines: [{ label, value: share === undefined ? value : `${value} (${share})` }],
        points: [{ x, y, colour: '' }],
      };
    },
    nearest({ x, y }, { width, height }) {
      // Of several that hold it, the last is the innermost.
      const held = holds ? spots.findLastIndex((_, index) => holds(index, x, y)) : -1;
      if (held >= 0) return held;
      return leastOf(spots.length, (index) => {
        const spot = spots[index]!;
        return Math.hypot((spot.x - x) * width, (spot.y - y) * height);
      });
    },
    crosshair: { upright: false, level: false },
  };
}
