import { formatExact } from '../charts/format-ticks.ts';
import type { ReadableHeatmap } from '../readable.ts';
import type { Reading } from './reading.ts';

/** The cells of a heatmap, row by row. */
export function heatmapReading({ output: { x, y, values, label, unit } }: ReadableHeatmap): Reading {
  const columns = x.length;
  return {
    count: columns * y.length,
    across: columns,
    at(index) {
      const [row, column] = [Math.floor(index / columns), index % columns];
      const value = values[row]?.[column] ?? null;
      const middle = { x: (column + 0.5) / columns, y: (row + 0.5) / y.length };
      return {
        ...middle,
        title: `${y[row]}, ${x[column]}`,
        lines: [{ label, value: value === null ? 'no value' : `${formatExact(value)}${unit ? ` ${unit}` : ''}` }],
        points: [{ ...middle, colour: '' }],
      };
    },
    nearest(point) {
      const within = (part: number, count: number) => Math.max(0, Math.min(count - 1, Math.floor(part * count)));
      return within(point.y, y.length) * columns + within(point.x, columns);
    },
    crosshair: { upright: false, level: false },
  };
}
