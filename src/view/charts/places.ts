import { extent } from 'd3-array';
import type { Chart, Series } from '../../model/chart.ts';
import { formatPowers, formatTicks } from './format-ticks.ts';
import { isDrawable, linearScale, logScale, roundSpan, widen } from './scale.ts';
import { LABEL_GAP, shorten, textWidth } from './text-width.ts';
import { mostThatFit, type Tick, type TickMaker } from './ticks.ts';

/** Where things lie along a chart, from 0 to 1. */
export interface Places {
  /**
   * The middle of an x; undefined for one that has no place.
   * @param index of a value of the chart's own `x`: two of one name are two categories
   */
  place(x: unknown, index?: number): number | undefined;
  /** The width of a category, or the least distance between two x values. */
  band: number;
  /** The categories; undefined where x is numbers. */
  names: readonly string[] | undefined;
  ticks: TickMaker;
}

/** Pixels that a name needs before its first letters say anything. */
const LEAST_NAME = 56;
/** The most pixels of a name, where names are thinned out. */
const MOST_NAME = 112;
/** Labels of numbers, at the most. */
const MOST_NUMBERS = 10;

/** One text among the x values makes categories of them all. */
export function placesOf(chart: Chart): Places {
  const lists = chart.series.map((series) => xOf(series, chart));
  const named = [chart.x, ...lists].some((list) => list.some((x) => typeof x === 'string'));
  return named ? namedPlaces(chart, lists) : numberPlaces(chart, lists);
}

/** The x values of a series: its own, or the chart's. */
export function xOf(series: Series, chart: Chart): readonly (number | string)[] {
  return series.x ?? chart.x;
}

function namedPlaces(chart: Chart, lists: readonly (readonly (number | string)[])[]): Places {
  const names = chart.x.map(String);
  const indexes = new Map<string, number>();
  for (const [index, name] of names.entries()) if (!indexes.has(name)) indexes.set(name, index);
  for (const name of lists.flat().map(String)) {
    if (indexes.has(name)) continue;
    indexes.set(name, names.length);
    names.push(name);
  }
  const band = 1 / Math.max(1, names.length);
  return {
    place(x, index = indexes.get(String(x))) {
      return index === undefined || x === undefined ? undefined : (index + 0.5) * band;
    },
    band,
    names,
    ticks: (pixels) => nameTicks(names, pixels),
  };
}

/** All names where they fit; else each in its room, as far as one can tell what it says; else some of them. */
export function nameTicks(names: readonly string[], pixels: number): Tick[] {
  const each = pixels / names.length - LABEL_GAP;
  const room = each >= LEAST_NAME ? each : MOST_NAME;
  const needed = names.reduce((most, name) => Math.max(most, Math.min(room, textWidth(name))), 0);
  const step = Math.ceil((needed + LABEL_GAP) / (each + LABEL_GAP));
  return names.flatMap((name, index) => {
    if (index % step > 0) return [];
    return [nameTick(name, (index + 0.5) / names.length, room)];
  });
}

/** A name in a room of some pixels. */
export function nameTick(name: string, at: number, room: number): Tick {
  const text = shorten(name, room);
  return text === name ? { at, text } : { at, text, full: name };
}

/** Bars need room around the first and the last. */
function numberPlaces(chart: Chart, lists: readonly (readonly (number | string)[])[]): Places {
  const log = chart.xScale === 'log';
  const numbers = lists.flat().filter((x) => isDrawable(x, log));
  const [low = 1, high = 10] = extent(numbers);
  const wide = chart.series.some(({ shape }) => shape === 'bar' || shape === 'box');
  const scattered = chart.series.every(({ shape }) => shape === 'points');
  const span = widen([low, high], log);
  const range = scattered ? roundSpan(span, 8, log) : span;
  const scale = log ? logScale(range) : linearScale(range, numbers.every(Number.isInteger));
  const gap = wide ? leastGap(numbers.map(scale.place)) : 0;
  const inside = (part: number) => (part + gap / 2) / (1 + gap);
  const format = scale.powers ? formatPowers : formatTicks;
  const make = (count: number) => {
    const ticks = scale.ticks(count);
    const texts = format(ticks);
    return ticks.map((tick, index) => ({ at: inside(scale.place(tick)), text: texts[index]! }));
  };
  return {
    place(x) {
      return isDrawable(x, log) ? inside(scale.place(x)) : undefined;
    },
    band: gap / (1 + gap),
    names: undefined,
    ticks: (pixels) => mostThatFit(make, pixels, Math.min(MOST_NUMBERS, Math.ceil(pixels / 60))),
  };
}

/** The least distance between two different places; 1 where there are not two. */
function leastGap(places: readonly number[]): number {
  const sorted = Float64Array.from(places).sort();
  let least = 1;
  for (let index = 1; index < sorted.length; index++) {
    const gap = sorted[index]! - sorted[index - 1]!;
    if (gap > 1e-9) least = Math.min(least, gap);
  }
  return least;
}
