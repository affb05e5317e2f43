import { ticks } from 'd3-array';
import type { Point } from '../../model/chart.ts';
import type { RadarOutput } from '../../model/picture.ts';
import { clip } from '../format.ts';
import { type Dot, round } from './field.ts';
import { formatQuantity } from './format-quantity.ts';
import { formatTicks, formatValue } from './format-ticks.ts';
import { type Look, lookOf } from './looks.ts';
import { type ReadAxis, readRadar } from './radar-axes.ts';
import { type AxisText, labelRadar, numberRadar, type RadarLabel } from './radar-labels.ts';
import { radarSide } from './shape-sizes.ts';
import type { Spot } from './spot.ts';
import { symbolOf } from './symbols.ts';
import { byWidth } from './ticks.ts';

/** Units from the middle of a radar to the sides of the square it is drawn in. */
export const HALF = 100;

/** A series as it is drawn, in units around the middle. */
export interface DrawnProfile {
  label: string;
  look: Look;
  /** What is drawn at its values, as SVG path data around 0 0. */
  marker: string;
  /** SVG path data. */
  line: string;
  /** Nothing is missing: it has an inside. */
  closed: boolean;
  dots: Dot[];
  /** Where its values are read. */
  spots: Spot[];
}

/** A line around the middle. */
export interface Ring {
  /** SVG path data. */
  path: string;
  /** From 0, the top of the square, to 1: where it crosses the first axis. */
  at: number;
  /** Its value on the first axis; empty for the ends of axes that end apart, and where there are many. */
  text: string;
}

/** A radar as it is drawn. */
export interface RadarLayout {
  rings: Ring[];
  /** The axes, as path data. */
  spokes: string;
  series: DrawnProfile[];
  /** The names of axes, for every width; their numbers, where there is no room. */
  labels: { shown: string; made: { numbered: boolean; labels: RadarLabel[] } }[];
  /** What the numbers stand for. */
  names: AxisText[];
  /** In words. */
  summary: string;
  notes: string[];
}

/** Units of an axis, by the lines at its end. */
const RADIUS = { name: 77, nameAndEnd: 64 };
/** Rings inside the outermost, about; and rings with a number, at the most. */
const RINGS = 4;
const MOST_NUMBERED = 5;
/** Pixels of a radar's place, at the most: names need no more. */
const MOST_WIDE = 640;
/** Characters of a name in the summary. */
const MOST_NAME = 60;

/** Lays out a radar, or says why it cannot be drawn. */
export function layoutRadar(output: RadarOutput, compact: boolean): RadarLayout | string {
  const read = readRadar(output);
  if (typeof read === 'string') return read;
  const { axes, values, notes } = read;
  const alike = axes.every(({ end }) => end === axes[0]!.end);
  const reach = alike ? RADIUS.name : RADIUS.nameAndEnd;
  const place = (at: number, part: number): Dot => {
    const angle = (2 * Math.PI * at) / axes.length;
    return [round(Math.sin(angle) * part * reach), round(-Math.cos(angle) * part * reach)];
  };
  if (!alike) notes.unshift('Each axis goes from zero to the number at its name.');
  const texts = axes.map(({ label, end }) => ({ name: label, end: alike ? '' : formatValue(end) }));
  return {
    rings: ringsOf(axes, place),
    spokes: axes.map((_, at) => `M0 0L${place(at, 1).join(' ')}`).join(''),
    series: values.map((own, at) => profileOf(output, axes, own, at, place)),
    labels: byWidth((pixels, width) => {
      const height = radarSide(compact, width);
      const radius = (height * reach) / (2 * HALF);
      const labels = labelRadar(texts, radius, { width: Math.min(MOST_WIDE, pixels), height });
      return { numbered: !labels, labels: labels ?? numberRadar(axes.length, radius) };
    }),
    names: texts,
    summary: summaryOf(output, axes, values),
    notes,
  };
}

type Place = (at: number, part: number) => Dot;

/** At round numbers of the first axis, and at the ends of all. */
function ringsOf(axes: readonly ReadAxis[], place: Place): Ring[] {
  const { end } = axes[0]!;
  const values = ticks(0, end, RINGS).filter((value) => value > 0);
  const texts = formatTicks(values);
  // More would stand on one another in a small radar. The outermost has its number, whichever else have theirs.
  const step = Math.ceil(values.length / MOST_NUMBERED);
  const text = (at: number) => ((values.length - 1 - at) % step === 0 ? texts[at]! : '');
  const rings = values.map((value, at) => ringAt(value / end, text(at), axes, place));
  return values.at(-1) === end ? rings : [...rings, ringAt(1, '', axes, place)];
}

function ringAt(part: number, text: string, axes: readonly ReadAxis[], place: Place): Ring {
  const corners = axes.map((_, at) => place(at, part));
  return {
    path: `M${corners.map((corner) => corner.join(' ')).join('L')}Z`,
    at: (HALF + corners[0]![1]) / (2 * HALF),
    text,
  };
}

/** A line from value to value. It begins behind a gap: so it is in one piece across the first axis. */
function profileOf(
  { series, unit }: RadarOutput,
  axes: readonly ReadAxis[],
  values: readonly Point[],
  index: number,
  place: Place,
): DrawnProfile {
  const { label } = series[index]!;
  const dots = values.map((value, at) => (value === null ? null : place(at, value / axes[at]!.end)));
  const gap = dots.indexOf(null);
  const turned = [...dots.slice(gap + 1), ...dots.slice(0, gap + 1)];
  const path = turned.map((dot, at) => (dot ? `${turned[at - 1] ? 'L' : 'M'}${dot.join(' ')}` : '')).join('');
  const spots = dots.flatMap((dot, at): Spot[] => {
    if (!dot) return [];
    const [x, y] = dot.map((along) => (HALF + along) / (2 * HALF)) as [number, number];
    return [{ x, y, label: `${label}: ${axes[at]!.label}`, value: formatQuantity(values[at]!, unit) }];
  });
  return {
    label,
    look: lookOf(index),
    marker: symbolOf(index),
    line: path + (gap < 0 ? 'Z' : ''),
    closed: gap < 0,
    dots: dots.filter((dot) => dot !== null),
    spots,
  };
}

function summaryOf(
  { label, unit, series }: RadarOutput,
  axes: readonly ReadAxis[],
  values: readonly (readonly Point[])[],
): string {
  const told = series.map(({ label: name }, index) => {
    const present = axes.flatMap(({ label: axis, end }, at) => {
      const value = values[index]![at] ?? null;
      return value === null
        ? []
        : [{ part: value / end, text: `${formatQuantity(value, unit)} on “${clip(axis, MOST_NAME)}”` }];
    });
    if (present.length === 0) return `“${clip(name, MOST_NAME)}” has no values.`;
    const most = present.reduce((one, other) => (other.part > one.part ? other : one));
    const least = present.reduce((one, other) => (other.part < one.part ? other : one));
    return `“${clip(name, MOST_NAME)}”: reaches farthest with ${most.text}, least with ${least.text}.`;
  });
  return [`${clip(label, MOST_NAME)} on ${axes.length} axes.`, ...told].join(' ');
}
