import { leastOf, type Reading } from '../reading.ts';
import type { Spot } from './spot.ts';

/**
 * What can be read of a picture that has a list of places.
 * @param label what is measured
 * @param holds whether a point is within a place; without it, the nearest is read
 */
export function readSpots(
  spots: readonly Spot[],
  label: string,
  holds?: (index: number, x: number, y: number) => boolean,
): Reading {
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
