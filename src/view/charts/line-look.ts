import { lookOf } from './looks.ts';
import type { ReadSeries } from './read-series.ts';

type Lined = Pick<ReadSeries, 'index' | 'shape'>;

/** The edges of a band are thin: its fill is what one sees of it, and a line through it has a look of its own. */
export function lineClass({ shape }: Lined): string {
  return shape === 'band' ? 'pb-line pb-edge' : 'pb-line';
}

/** The dash that tells a series' line from others. */
export function dashOf({ index, shape }: Lined): string | undefined {
  return shape === 'band' ? undefined : lookOf(index).dash;
}
