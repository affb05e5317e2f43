import { type Dot, down, type Field, type Marks, pointsOf, round, UNITS } from './field.ts';
import type { Datum, ReadSeries } from './read-series.ts';
import { rectangle } from './rectangle.ts';
import { thinData } from './thin-data.ts';

/** The part of a category that its bars take. */
const FILLED = 0.82;
/** The most units of a bar: one alone is no wall. */
const MOST_WIDE = 0.25;

/** The bars of a series, as one path. */
export function barsPath({ data }: ReadSeries, field: Field): string {
  const { axis, height, horizontal } = field;
  return thinData(data)
    .filter((datum) => datum !== null)
    .map((datum) => {
      const [start, width] = room(datum, field);
      const [one, other] = [axis.place(datum.high), datum.low === undefined ? axis.base : axis.place(datum.low)];
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      return horizontal
        ? rectangle(low * UNITS, start * height, (high - low) * UNITS, width * height)
        : rectangle(start * UNITS, (1 - high) * height, width * UNITS, (high - low) * height);
    })
    .join('');
}

/** Boxes with their whiskers and medians; what lies outside is points. */
export function boxPaths({ data }: ReadSeries, field: Field): Marks {
  const outliers: Dot[] = [];
  let [bars, line] = ['', ''];
  for (const datum of thinData(data)) {
    if (!datum?.box) continue;
    const { low, q1, median, q3, high } = datum.box;
    const [start, width] = room(datum, field).map((part) => part * UNITS) as [number, number];
    const middle = start + width / 2;
    const y = (value: number) => round(down(value, field));
    const across = (value: number, part: number) =>
      `M${round(middle - (width * part) / 2)} ${y(value)}h${round(width * part)}`;
    bars += rectangle(start, y(Math.max(q1, q3)), width, Math.abs(y(q1) - y(q3)));
    line += across(low, 0.4) + across(high, 0.4) + across(median, 1);
    line += `M${round(middle)} ${y(low)}V${y(q1)}M${round(middle)} ${y(q3)}V${y(high)}`;
    for (const value of datum.box.outliers ?? []) outliers.push([round(middle), y(value)]);
  }
  return { bars, line, ...pointsOf(outliers) };
}

/** Where a bar begins along the chart, and its width; both from 0 to 1. */
function room({ along }: Datum, { band, slot: [at, of] }: Field): [start: number, width: number] {
  const all = Math.min(band * FILLED, MOST_WIDE * of);
  return [along - all / 2 + (all * at) / of, all / of];
}
