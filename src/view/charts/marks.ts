import { area, curveStep, curveStepAfter, line } from 'd3-shape';
import { barsPath, boxPaths } from './bar-paths.ts';
import { type Bubble, type Dot, down, type Field, type Marks, MOST_SYMBOLS, pointsOf, round, UNITS } from './field.ts';
import type { Datum, ReadSeries } from './read-series.ts';
import { sampleData, thinData } from './thin-data.ts';

/** Bubbles that are drawn, at the most: the largest. */
export const MOST_BUBBLES = 1000;
/** Pixels of the largest bubble. */
const LARGEST_BUBBLE = 18;

/** Lays out one series. */
export function marksOf(read: ReadSeries, field: Field): Marks {
  const { shape, series } = read;
  if (shape === 'bar') return { bars: barsPath(read, field) };
  if (shape === 'box') return boxPaths(read, field);
  const all = read.data.filter((datum) => datum !== null);
  if (series.sizes) return { bubbles: bubblesOf(read, all, field) };
  if (shape === 'points') return pointsOf(all.map((datum) => dot(datum, field)));
  return linesOf(read, all, field);
}

function linesOf({ shape, series, data }: ReadSeries, all: readonly Datum[], field: Field): Marks {
  const { data: thin, step: every } = sampleData(thinData(data));
  const curve = shape === 'step' ? (field.named ? curveStep : curveStepAfter) : undefined;
  const x = (datum: Datum | null) => (datum?.along ?? 0) * UNITS;
  const high = (datum: Datum | null) => down(datum?.high, field);
  const low = (datum: Datum | null) => down(datum?.low, field);
  const defined = (datum: Datum | null) => datum !== null;
  const upper = line<Datum | null>(x, high).defined(defined).digits(1);
  const between = area<Datum | null>(x, low, high).defined(defined).digits(1);
  if (curve) upper.curve(curve);
  const marks: Marks = { line: upper(thin) ?? '', every };
  if (shape === 'area' || shape === 'band') marks.area = between(thin) ?? '';
  const edge = line<Datum | null>(x, low).defined(defined).digits(1);
  if (shape === 'band') marks.line += edge(thin) ?? '';
  // A value with a gap on both sides makes no line.
  const single = thin.filter((datum, at) => datum !== null && !thin[at - 1] && !thin[at + 1]);
  const marked = series.markers && all.length <= MOST_SYMBOLS ? all : single;
  const dots = marked.flatMap((datum) => (datum === null ? [] : [dot(datum, field)]));
  return dots.length === 0 ? marks : { ...marks, ...pointsOf(dots) };
}

/** The largest first, so that none hides a smaller one. */
function bubblesOf({ series }: ReadSeries, all: readonly Datum[], field: Field): Bubble[] {
  const sized = all
    .map((datum) => ({ datum, size: Math.max(0, series.sizes?.[datum.index] ?? 0) }))
    .filter(({ size }) => Number.isFinite(size) && size > 0)
    .sort((one, other) => other.size - one.size)
    .slice(0, MOST_BUBBLES);
  const most = sized[0]?.size ?? 1;
  const largest = field.compact ? LARGEST_BUBBLE / 2 : LARGEST_BUBBLE;
  return sized.map(({ datum, size }) => {
    const [x, y] = dot(datum, field);
    return { x, y, radius: round(Math.max(1.5, Math.sqrt(size / most) * largest)) };
  });
}

function dot(datum: Datum, field: Field): Dot {
  return [round(datum.along * UNITS), round(down(datum.high, field))];
}
