import { thinPoints } from './thin-data.ts';
import type { ValueAxis } from './value-axis.ts';

/** Units along a chart: it is as wide as its place, and what is drawn in units is stretched to that. */
export const UNITS = 1000;

/** A point: units along, pixels down. */
export type Dot = readonly [x: number, y: number];

/** A circle whose area is a value. */
export interface Bubble {
  x: number;
  y: number;
  /** Pixels. */
  radius: number;
}

/** What a series is drawn of: SVG path data in units along and pixels down, and points. */
export interface Marks {
  /** Filled faintly. */
  area?: string | undefined;
  bars?: string | undefined;
  line?: string | undefined;
  /** The line goes through one of so many values that could be told apart. Default 1. */
  every?: number;
  /** Drawn with the series' own shape. */
  symbols?: Dot[];
  /** Too many for shapes. */
  dots?: Dot[];
  bubbles?: Bubble[];
}

/** What marks are laid out in. */
export interface Field {
  axis: ValueAxis;
  /** Pixels. */
  height: number;
  /** The width of a category, from 0 to 1. */
  band: number;
  named: boolean;
  horizontal: boolean;
  /** Which of the groups of bars beside one another is this one, of how many. */
  slot: readonly [at: number, of: number];
  compact: boolean;
}

/** Points that are drawn with shapes, at the most: more are dots of one path. */
export const MOST_SYMBOLS = 300;
/** Units and pixels of a cell of which one point is drawn. */
const CELL = 4;
/** Pixels from the top of a value; of the base for none. */
export function down(value: number | undefined, { axis, height }: Field): number {
  return (1 - (value === undefined ? axis.base : axis.place(value))) * height;
}

/** To a tenth: finer cannot be seen, and is longer to load. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Few points have shapes that tell series apart. */
export function pointsOf(dots: Dot[]): Pick<Marks, 'symbols' | 'dots'> {
  return dots.length <= MOST_SYMBOLS ? { symbols: dots } : { dots: thinPoints(dots, CELL) as Dot[] };
}
