import type Big from 'big.js';

/** Where a percentile lies: on a measurement, or part of the way from it to the next. */
export interface Place {
  /** Index in the sorted list. */
  index: number;
  /** Hundredths of the way to the next measurement. */
  hundredths: number;
}

/** Finds a whole percentile in a sorted list of so many. */
export type Definition = (percent: number, count: number) => Place;

/** The smallest measurement that at least `percent` % of all do not exceed. */
export function nearestRank(percent: number, count: number): Place {
  return { index: Math.ceil((percent * count) / 100) - 1, hundredths: 0 };
}

/** Definition 7 of Hyndman and Fan (1996): the smallest is p0, the largest p100, and the rest lie evenly between. */
export function linear(percent: number, count: number): Place {
  const hundredths = percent * (count - 1);
  return { index: Math.floor(hundredths / 100), hundredths: hundredths % 100 };
}

/** The value at a place, exactly. */
export function valueAt(sorted: readonly Big[], { index, hundredths }: Place): Big {
  const low = sorted[index]!;
  return hundredths === 0 ? low : sorted[index + 1]!.minus(low).times(hundredths).times('0.01').plus(low);
}
