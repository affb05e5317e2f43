import type { Chart } from '../../model/chart.ts';
import { formatCount, plural } from '../format.ts';
import type { Field, Marks } from './field.ts';
import { type Guide, guidesOf } from './guides.ts';
import { MOST_BUBBLES, marksOf } from './marks.ts';
import { nameTick, type Places, placesOf } from './places.ts';
import { isHorizontal, isMirrored, type LeftOut, type ReadSeries, readSeries } from './read-series.ts';
import { stackSeries } from './stack-series.ts';
import { summaryOf } from './summary.ts';
import {
  LEAST_FIELD,
  marginsOf,
  mostThatFit,
  type Tick,
  type TickMaker,
  type TickSet,
  ticksByWidth,
  WIDTHS,
} from './ticks.ts';
import { type ValueAxis, valueAxis } from './value-axis.ts';

/** A series as it is drawn. */
export interface DrawnSeries extends ReadSeries {
  axis: ValueAxis;
  marks: Marks;
}

/** Everything about a chart that is to be drawn, in units along it and pixels down it. */
export interface ChartLayout {
  /** Pixels of the field in which values are drawn. */
  height: number;
  /** Pixels beside the field. */
  margins: { left: number; right: number };
  /** From the top, in the order of drawing. */
  left: Tick[];
  right: Tick[];
  bottom: TickSet[];
  /** Lines behind the values: up and down along the bottom's ticks, or across at these places from the top. */
  grid: number[];
  /** Where bars and areas stand, from the top or, in a horizontal chart, from the left. */
  base: number | undefined;
  horizontal: boolean;
  mirrored: boolean;
  series: DrawnSeries[];
  guides: Guide[];
  /** In words. */
  summary: string;
  /** What is not drawn, and why. */
  notes: string[];
}

/** Series that can be told apart: beyond these, colours and dashes come again. */
const MOST_SERIES = 16;
/** Pixels of the field. */
const HEIGHT = { full: 260, compact: 120 };
/** Pixels of a horizontal bar with its gap, and of all of them. */
const ROW = { full: 26, compact: 16 };
const MOST_ROWS = { full: 640, compact: 160 };
/** Pixels of the names beside horizontal bars. */
const NAMES = 120;
/** Pixels of a line of labels. */
const LINE = 16;

/** Lays out a chart, or says why it cannot be drawn. */
export function layoutChart(chart: Chart, compact: boolean): ChartLayout | string {
  const refusal = refusalOf(chart);
  if (refusal !== undefined) return refusal;
  const horizontal = isHorizontal(chart);
  const places = placesOf(chart);
  const { read: apart, leftOut } = readSeries(chart, places);
  const notes = notesOf(leftOut);
  if (!apart.some(({ data }) => data.some((datum) => datum !== null))) {
    return ['There is nothing to draw:', notes.length > 0 ? notes.join(' ') : emptiness(chart)].join(' ');
  }
  const read = stackSeries(apart);
  const size = compact ? 'compact' : 'full';
  const slots = slotsOf(read, chart);
  const rows = Math.round(1 / (places.band || 1)) * Math.max(1, slots.of);
  const height = horizontal ? Math.min(MOST_ROWS[size], Math.max(60, rows * ROW[size])) : HEIGHT[size];
  const count = compact ? 3 : 5;
  const left = valueAxis(chart, read, false, count);
  const right = valueAxis(chart, read, true, count);
  const sides = sideTicks(chart, places, { left, right, count, height });
  const bottomOf = horizontal ? numbersBelow((left ?? right)!) : places.ticks;
  const margins = marginsOf(sides, bottomOf);
  const wide = margins.left + margins.right;
  const pixels = Math.max(LEAST_FIELD, WIDTHS[0] - wide);
  const { guides, lost } = guidesOf(chart, { left, right, places, pixels, height, horizontal });
  if (lost > 0)
    notes.push(`Not drawn, for they lie beyond the axes: ${plural(lost, 'line')} of thresholds and remarks.`);
  const series = read.map((one): DrawnSeries => {
    const axis = (one.right ? right : left)!;
    const field: Field = {
      band: places.band,
      named: places.names !== undefined,
      axis,
      height,
      horizontal,
      slot: [slots.at(one), slots.of],
      compact,
    };
    return { ...one, axis, marks: axis ? marksOf(one, field) : {} };
  });
  const hidden = read.filter(({ series: { sizes } }) => (sizes?.length ?? 0) > MOST_BUBBLES).length;
  if (hidden > 0) notes.push(`Only the ${MOST_BUBBLES} largest circles are drawn.`);
  const every = series.reduce((most, { marks }) => Math.max(most, marks.every ?? 1), 1);
  if (every > 1) notes.push(`Too many values for a picture: lines go through one of ${formatCount(every)}.`);
  const based = read.find(({ shape, right: onRight }) => (shape === 'bar' || shape === 'area') && !(onRight && left));
  const base = based && (based.right ? right : left)?.base;
  return {
    height,
    margins,
    ...sides,
    bottom: ticksByWidth(bottomOf, wide),
    grid: horizontal ? [] : (left ? sides.left : sides.right).map(({ at }) => at),
    base: horizontal || base === undefined ? base : 1 - base,
    horizontal,
    mirrored: isMirrored(chart),
    series,
    guides,
    summary: summaryOf(chart, apart, places.names !== undefined),
    notes,
  };
}

/** Why a chart cannot be drawn, whatever its values are. */
function refusalOf(chart: Chart): string | undefined {
  const count = chart.series.length;
  if (count === 0) return 'There is nothing to draw: the chart has no series.';
  if (count > MOST_SERIES) {
    return `These are ${formatCount(count)} series, too many to be told apart in a picture: at most ${MOST_SERIES} are drawn.`;
  }
  const axes = new Set(chart.series.map(({ axis = 'left' }) => axis)).size;
  if (isHorizontal(chart) && axes > 1) {
    return 'Horizontal bars are drawn on one axis, and these are on two.';
  }
  return undefined;
}

function emptiness({ series }: Chart): string {
  return series.some(({ points }) => points.length > 0) ? 'every value is a gap.' : 'the chart has no points.';
}

function notesOf({ endless, notPositive, placeless }: LeftOut): string[] {
  const notes: string[] = [];
  const values = (count: number) => `${plural(count, 'value')} ${count === 1 ? 'is' : 'are'} not drawn:`;
  if (endless > 0) notes.push(`${values(endless)} not finite, or too large for an axis.`);
  if (notPositive > 0) notes.push(`${values(notPositive)} a logarithmic axis has no place for zero and less.`);
  if (placeless > 0) notes.push(`${values(placeless)} there is no x for ${placeless === 1 ? 'it' : 'them'}.`);
  return notes;
}

/** Bars stand side by side, those of one stack in one place; mirrored ones too. */
function slotsOf(read: readonly ReadSeries[], chart: Chart) {
  const keys = new Map<string, number>();
  const keyOf = ({ series, index, right }: ReadSeries) =>
    isMirrored(chart) ? '' : JSON.stringify(series.stack === undefined ? index : [series.stack, right]);
  for (const one of read) {
    const beside = one.shape === 'bar' || one.shape === 'box';
    if (beside && !keys.has(keyOf(one))) keys.set(keyOf(one), keys.size);
  }
  return { of: Math.max(1, keys.size), at: (one: ReadSeries) => keys.get(keyOf(one)) ?? 0 };
}

interface Sides {
  left: ValueAxis | undefined;
  right: ValueAxis | undefined;
  count: number;
  height: number;
}

/** The labels beside the field, from the top: values, or the names of horizontal bars. */
function sideTicks(chart: Chart, places: Places, { left, right, count, height }: Sides) {
  const down = (axis: ValueAxis | undefined) =>
    (axis?.ticks(count) ?? []).map((tick) => ({ ...tick, at: 1 - tick.at }));
  if (!isHorizontal(chart)) return { left: down(left), right: down(right) };
  const { names, band } = places;
  if (!names) return { left: places.ticks(height * 2), right: [] };
  const step = Math.ceil(LINE / (band * height));
  const ticks = names.map((name, index) => nameTick(name, (index + 0.5) * band, NAMES));
  return { left: ticks.filter((_, index) => index % step === 0), right: [] };
}

function numbersBelow(axis: ValueAxis): TickMaker {
  return (pixels) => mostThatFit(axis.ticks, pixels, Math.min(8, Math.ceil(pixels / 60)));
}
