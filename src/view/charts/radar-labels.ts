import { LABEL_GAP, shorten, textWidth } from './text-width.ts';

/** A line of a label. */
export interface RadarLine {
  text: string;
  /** Pixels right of the middle and below it. */
  x: number;
  y: number;
}

/** The name of an axis at its end. */
export interface RadarLabel {
  anchor: 'start' | 'middle' | 'end';
  /** The name, and where its axis ends, if it says that. */
  lines: RadarLine[];
  /** All of the name, where it is shortened. */
  full: string | undefined;
}

/** What is written at the ends of axes. */
export interface AxisText {
  name: string;
  /** The second line; empty for none. */
  end: string;
}

/** Pixels of a line of text, and above and below what its letters stand on. */
const LINE = 14;
const ABOVE = 10;
const BELOW = 3;
/** Pixels between an axis and its label. */
const GAP = 7;
/** Pixels between an axis and the middle of its number, and between two of these. */
const NUMBER_GAP = 12;
const NUMBER = 20;
/** The pixels that names are shortened to: to the first of these with which they have room. */
const ROOMS = [144, 88];
/** An axis that points so far to the side has its label beside its end, not above or below it. */
const SIDE = 0.2;

/**
 * Writes names around a radar, none on another; undefined where they have no room.
 * @param radius pixels of the axes
 * @param frame pixels of the picture, with the middle in its middle
 */
export function labelRadar(texts: readonly AxisText[], radius: number, frame: { width: number; height: number }) {
  for (const room of ROOMS) {
    const labels = texts.map((text, at) => labelAt((2 * Math.PI * at) / texts.length, text, radius, room));
    const boxes = labels.map(boxOf);
    const fits = boxes.every((box, at) => inside(box, frame) && boxes.slice(0, at).every((other) => apart(box, other)));
    if (fits) return labels;
  }
  return undefined;
}

function labelAt(angle: number, { name, end }: AxisText, radius: number, room: number): RadarLabel {
  const [across, down] = [Math.sin(angle), -Math.cos(angle)];
  const text = shorten(name, room);
  const lines = end === '' ? [text] : [text, end];
  const x = Math.round(across * (radius + GAP));
  const middle = down * (radius + GAP) + (down * lines.length * LINE) / 2;
  const top = middle - (lines.length * LINE) / 2;
  return {
    anchor: Math.abs(across) < SIDE ? 'middle' : across > 0 ? 'start' : 'end',
    lines: lines.map((one, at) => ({ text: one, x, y: Math.round(top + at * LINE + ABOVE + 1) })),
    full: text === name ? undefined : name,
  };
}

/** Numbers the axes; where they are many, only some. */
export function numberRadar(count: number, radius: number): RadarLabel[] {
  const away = radius + NUMBER_GAP;
  const step = Math.ceil(NUMBER / ((2 * Math.PI * away) / count));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => {
    const at = index * step;
    const angle = (2 * Math.PI * at) / count;
    const [x, y] = [Math.round(Math.sin(angle) * away), Math.round(-Math.cos(angle) * away) + 4];
    return { anchor: 'middle', lines: [{ text: String(at + 1), x, y }], full: undefined };
  });
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOf({ anchor, lines }: RadarLabel): Box {
  const width = Math.max(...lines.map(({ text }) => textWidth(text)));
  const { x, y } = lines[0]!;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - ABOVE, bottom: lines.at(-1)!.y + BELOW };
}

function inside({ left, right, top, bottom }: Box, { width, height }: { width: number; height: number }): boolean {
  return Math.max(-left, right) <= width / 2 && Math.max(-top, bottom) <= height / 2;
}

function apart(one: Box, other: Box): boolean {
  const beside = one.right + LABEL_GAP <= other.left || other.right + LABEL_GAP <= one.left;
  return beside || one.bottom <= other.top || other.bottom <= one.top;
}
