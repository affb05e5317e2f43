import type { ReadSeries } from './read-series.ts';

/**
 * Puts the series of one stack on one another, those of one sign each: a stack with both grows from the base both ways.
 * What it returns has its edges at the sums.
 */
export function stackSeries(read: readonly ReadSeries[]): ReadSeries[] {
  const tops = new Map<string, number>();
  return read.map((one) => {
    const { stack } = one.series;
    if (stack === undefined || one.shape === 'box' || one.shape === 'band') return one;
    const data = one.data.map((datum) => {
      if (datum === null) return null;
      const key = JSON.stringify([stack, one.right, datum.high < 0, datum.along]);
      const top = tops.get(key);
      const high = (top ?? 0) + datum.high;
      tops.set(key, high);
      const lined = one.shape !== 'bar' && one.shape !== 'area';
      return { ...datum, high, low: lined ? high : top };
    });
    return { ...one, data };
  });
}
