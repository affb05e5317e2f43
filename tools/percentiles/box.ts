import type Big from 'big.js';
import type { Output } from 'pegboard/types';

type Box = NonNullable<Extract<Output, { kind: 'series' }>['chart']['series'][number]['boxes']>[number];

/** How far whiskers may reach, in heights of the box (Tukey, Exploratory Data Analysis, 1977). */
const REACH = '1.5';

/**
 * The box of a sorted list. Its whiskers end at the furthest measurements within reach; what lies beyond are outliers. What is
 * within reach is decided exactly, and the numbers are rounded afterwards.
 * @param quartile the first, second or third, by whichever definition
 */
export function boxOf(sorted: readonly Big[], quartile: (number: 1 | 2 | 3) => Big): Box {
  const [q1, median, q3] = [quartile(1), quartile(2), quartile(3)];
  const reach = q3.minus(q1).times(REACH);
  const [least, most] = [q1.minus(reach), q3.plus(reach)];
  const inside = sorted.filter((number) => number.gte(least) && number.lte(most));
  const outliers = sorted.filter((number) => number.lt(least) || number.gt(most));
  // A quartile between two measurements may have no measurement within reach outside of the box.
  const [low, high] = [inside[0], inside.at(-1)];
  return {
    low: (low?.lt(q1) ? low : q1).toNumber(),
    q1: q1.toNumber(),
    median: median.toNumber(),
    q3: q3.toNumber(),
    high: (high?.gt(q3) ? high : q3).toNumber(),
    outliers: outliers.map((number) => number.toNumber()),
  };
}
