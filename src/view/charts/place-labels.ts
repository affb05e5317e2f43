import { textWidth } from './text-width.ts';

/** A label inside a chart. */
export interface PlacedLabel {
  /** From 0 to 1 along the chart. */
  at: number;
  /** Pixels down, of the line the letters stand on. */
  y: number;
  /** The side of `at` the label is on. */
  anchor: 'start' | 'middle' | 'end';
  /** Pixels between it and the place it is of. */
  shift: number;
  text: string;
}

/** A place that a label may take. */
export type Candidate = Omit<PlacedLabel, 'text'>;

/** Pixels above and below the line that letters stand on. */
const ABOVE = 10;
const BELOW = 3;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Gives each label the first of its places that no other has taken. It is called with the least pixels a chart may have:
 * where it is wider, labels only move apart.
 */
export function createPlacer(pixels: number, height: number) {
  const taken: Box[] = [];
  return (text: string, candidates: readonly Candidate[]): PlacedLabel | undefined => {
    for (const candidate of candidates) {
      const box = boxOf(text, candidate, pixels);
      const inside = box.left >= -1 && box.right <= pixels + 1 && box.top >= 0 && box.bottom <= height;
      if (!inside || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return { ...candidate, text };
    }
    return undefined;
  };
}

function boxOf(text: string, { at, y, anchor, shift }: Candidate, pixels: number): Box {
  const width = textWidth(text);
  const before = { start: 0, middle: width / 2, end: width }[anchor];
  const left = at * pixels + shift - before;
  return { left, right: left + width, top: y - ABOVE, bottom: y + BELOW };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
