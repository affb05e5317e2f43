import { LABEL_GAP, textWidth } from './text-width.ts';

/** A label of an axis. */
export interface Tick {
  /** From 0, the axis's beginning, to 1, its end. */
  at: number;
  /** As drawn; empty for a line alone. */
  text: string;
  /** All of it, where `text` is a part. */
  full?: string;
}

/** Makes the labels of an axis that has a number of pixels. */
export type TickMaker = (pixels: number) => Tick[];

/** The widths that labels are laid out for, by the least pixels of each; all but the first stand in styles/chart.css too. */
export const WIDTHS = [208, 280, 400, 600, 800] as const;

/** Pixels of the field, at the least, however wide the labels beside it are. */
export const LEAST_FIELD = 64;

/** The labels for one or more widths, as the classes that show them. */
export interface TickSet {
  shown: string;
  ticks: Tick[];
}

/** What sums of fractions of a pixel may be wrong by. */
const ROUNDING = 1e-6;

/** Do no two labels overlap? */
export function fits(ticks: readonly Tick[], pixels: number): boolean {
  return ticks.every(({ at, text }, index) => {
    const next = ticks[index + 1];
    return !next || (next.at - at) * pixels + ROUNDING >= (textWidth(text) + textWidth(next.text)) / 2 + LABEL_GAP;
  });
}

/** As many of an axis's labels as fit, up to a number of them. */
export function mostThatFit(make: (count: number) => Tick[], pixels: number, most: number): Tick[] {
  for (let count = most; count > 0; count--) {
    const made = make(count);
    if (fits(made, pixels)) return made;
  }
  return make(1).slice(0, 1);
}

/** What is laid out by width, for every width: those with the same share it. */
export function byWidth<T>(make: (pixels: number, index: number) => T): { shown: string; made: T }[] {
  const sets = new Map<string, { shown: string; made: T }>();
  for (const [index, width] of WIDTHS.entries()) {
    const made = make(width, index);
    const key = JSON.stringify(made);
    const shown = `pb-width-${index + 1}`;
    const same = sets.get(key);
    if (same) same.shown += ` ${shown}`;
    else sets.set(key, { shown, made });
  }
  return [...sets.values()];
}

/** The labels for every width. */
export function ticksByWidth(make: TickMaker, margins: number): TickSet[] {
  return byWidth((width) => make(Math.max(LEAST_FIELD, width - margins))).map(({ shown, made }) => {
    return { shown, ticks: made };
  });
}

/** Pixels between a label and the field. */
const PADDING = 8;

/** The pixels beside the field: for the labels there, and for what the labels below reach beyond its ends. */
export function marginsOf(sides: { left: Tick[]; right: Tick[] }, below: TickMaker): { left: number; right: number } {
  const margins = { left: widthOf(sides.left), right: widthOf(sides.right) };
  const beside = margins.left + margins.right;
  for (const width of WIDTHS) {
    const pixels = Math.max(LEAST_FIELD, width - beside);
    for (const { at, text } of below(pixels)) {
      const half = textWidth(text) / 2;
      margins.left = Math.max(margins.left, Math.ceil(half - at * pixels));
      margins.right = Math.max(margins.right, Math.ceil(half - (1 - at) * pixels));
    }
  }
  return margins;
}

function widthOf(ticks: readonly Tick[]): number {
  const widest = ticks.reduce((most, { text }) => Math.max(most, textWidth(text)), 0);
  return widest === 0 ? PADDING : Math.ceil(widest) + PADDING;
}
