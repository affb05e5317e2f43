import type { Chart } from '../../model/chart.ts';
import { clip, formatCount } from '../format.ts';
import { formatValue } from './format-ticks.ts';
import { xOf } from './places.ts';
import type { Datum, ReadSeries } from './read-series.ts';

/** Series that a summary tells one by one, at the most. */
const MOST_TOLD = 4;
/** Characters of a name. */
const MOST_NAME = 60;
/** A change below this part of a series' range is none to speak of. */
const STEADY = 0.1;

/** What a chart shows, in a sentence or two: where each series goes, and its least and greatest values with their places. */
export function summaryOf(chart: Chart, read: readonly ReadSeries[], named: boolean): string {
  const told = read.slice(0, MOST_TOLD).map((one) => sentenceOf(chart, one, named));
  const rest = read.length - told.length;
  if (rest > 0) told.push(`${formatCount(rest)} more series.`);
  return told.join(' ');
}

function sentenceOf(chart: Chart, { series, data, right }: ReadSeries, named: boolean): string {
  const all = data.filter((datum) => datum !== null);
  const name = clip(series.label, MOST_NAME);
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return `${name}: nothing to draw.`;
  const unit = series.unit ?? (right ? undefined : chart.yUnit);
  const read = ({ index, high, box }: Datum) => box?.median ?? series.points[index] ?? high;
  const value = (datum: Datum) => `${formatValue(read(datum))}${unit ? ` ${unit}` : ''}`;
  const at = (datum: Datum) => `${value(datum)} at ${xText(xOf(series, chart)[datum.index], chart.xUnit)}`;
  if (all.length === 1) return `${name}: ${at(first)}.`;
  const least = all.reduce((one, other) => (read(other) < read(one) ? other : one));
  const most = all.reduce((one, other) => (read(other) > read(one) ? other : one));
  const [low, high] = [read(least), read(most)];
  if (low === high) return `${name}: ${value(first)} throughout.`;
  const change = (read(last) - read(first)) / (high - low);
  const trend = Math.abs(change) < STEADY ? 'ends near where it began' : change > 0 ? 'rises' : 'falls';
  const course = named ? '' : ` ${trend}, from ${at(first)} to ${at(last)};`;
  return `${name}${course || ':'} least ${at(least)}, greatest ${at(most)}.`;
}

function xText(x: number | string | undefined, unit: string | undefined): string {
  if (typeof x === 'number') return `${formatValue(x)}${unit ? ` ${unit}` : ''}`;
  return `“${clip(x ?? '', MOST_NAME)}”`;
}
