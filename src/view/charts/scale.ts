import { nice, ticks } from 'd3-array';

/** Numbers beyond these are not drawn: sums and differences of them are none any more. */
export const MOST = 1e290;
/** Differences below are none. */
const LEAST = 1e-280;
/** A span that is a smaller part of its numbers is lost in their rounding. */
const RELATIVE = 1e-12;

/** Where numbers lie on an axis. */
export interface Scale {
  /** From 0, its beginning, to 1, its end. */
  place(value: number): number;
  /** About `count` round numbers within it; whole ones only, where all that it measures is whole. */
  ticks(count: number): number[];
  /** Its ticks are powers, far apart: no one format fits them all. */
  powers: boolean;
}

/** A span of numbers. */
export type Span = readonly [low: number, high: number];

/** Is it a number that an axis has a place for? */
export function isDrawable(value: unknown, log: boolean): value is number {
  return typeof value === 'number' && Math.abs(value) <= MOST && (!log || value >= LEAST);
}

/** Even steps from one end of a span to the other. */
export function linearScale([low, high]: Span, whole: boolean): Scale {
  return {
    place: (value) => within((value - low) / (high - low)),
    ticks: (count) => ticks(low, high, count).filter((tick) => !whole || Number.isInteger(tick)),
    powers: false,
  };
}

/** Even steps for equal ratios. Its ticks are powers of ten, or round numbers where there are not two of those. */
export function logScale([low, high]: Span): Scale {
  const [start, end] = [Math.log10(low), Math.log10(high)];
  const decades = Math.floor(end + 1e-9) - Math.ceil(start - 1e-9);
  return {
    place: (value) => within((Math.log10(value) - start) / (end - start)),
    ticks(count) {
      if (decades < 1) return ticks(low, high, count);
      const powers = ticks(start, end, Math.min(count, decades + 1)).filter(Number.isInteger);
      return powers.map((power) => Number(`1e${power}`));
    },
    powers: decades >= 1,
  };
}

/** A span that has a length, whatever numbers it was made of. */
export function widen([low, high]: Span, log: boolean): Span {
  if (log) return high / low > 1 + RELATIVE ? [low, high] : [low / 2, high * 2];
  const size = Math.max(Math.abs(low), Math.abs(high));
  if (high - low > Math.max(LEAST, size * RELATIVE)) return [low, high];
  const margin = size > LEAST ? size / 10 : 1;
  return [low - margin, high + margin];
}

/** The span from one round number to another around it. */
export function roundSpan([low, high]: Span, count: number, log: boolean): Span {
  if (!log) return nice(low, high, count) as [number, number];
  if (high / low < 10) return [low, high];
  return [10 ** Math.floor(Math.log10(low) + 1e-9), 10 ** Math.ceil(Math.log10(high) - 1e-9)];
}

/** Rounding may lead a hair beyond the ends. */
function within(part: number): number {
  if (part < 0 && part > -1e-6) return 0;
  return part > 1 && part < 1 + 1e-6 ? 1 : part;
}
