import type { Datum } from './read-series.ts';

/** Columns a chart is divided into: about the pixels of a wide one. */
const COLUMNS = 600;
/** The most values of one series that are drawn. */
const MOST = 6000;

/**
 * The values that can be told apart: of each run within a column, its first, last, least and greatest, so that no extreme
 * is lost. A gap that is narrower than a column cannot be seen.
 */
export function thinData(data: readonly (Datum | null)[]): (Datum | null)[] {
  if (data.length <= COLUMNS) return [...data];
  const kept: (Datum | null)[] = [];
  let run: Datum[] = [];
  let gap = false;
  for (const datum of data) {
    if (datum === null) {
      gap = true;
      continue;
    }
    const first = run[0];
    if (first && columnOf(first) !== columnOf(datum)) {
      kept.push(...extremesOf(run), ...(gap ? [null] : []));
      run = [];
    }
    run.push(datum);
    gap = false;
  }
  kept.push(...extremesOf(run));
  return kept;
}

/** Every so many of too many values: a line that runs to and fro is not bounded by the columns. */
export function sampleData(data: readonly (Datum | null)[]): { data: (Datum | null)[]; step: number } {
  const step = Math.max(1, Math.ceil(data.length / MOST));
  return { data: data.filter((_, index) => index % step === 0), step };
}

function columnOf({ along }: Datum): number {
  return Math.floor(along * COLUMNS);
}

function extremesOf(run: readonly Datum[]): Datum[] {
  if (run.length <= 4) return [...run];
  const kept = new Set([run[0]!, run.at(-1)!]);
  for (const edge of [highOf, lowOf]) {
    kept.add(run.reduce((most, datum) => (edge(datum) > edge(most) ? datum : most)));
    kept.add(run.reduce((least, datum) => (edge(datum) < edge(least) ? datum : least)));
  }
  return [...kept].sort((one, other) => one.index - other.index);
}

function highOf({ high }: Datum): number {
  return high;
}

function lowOf({ low, high }: Datum): number {
  return low ?? high;
}

/** One of all the points that lie on one another, in cells of a grid. */
export function thinPoints(
  points: readonly (readonly [x: number, y: number])[],
  cell: number,
): (readonly [number, number])[] {
  const cells = new Map<string, readonly [number, number]>();
  for (const point of points) {
    const key = `${Math.floor(point[0] / cell)} ${Math.floor(point[1] / cell)}`;
    if (!cells.has(key)) cells.set(key, point);
  }
  return [...cells.values()];
}
