import type { Point } from '../../model/chart.ts';
import type { RadarOutput } from '../../model/picture.ts';
import { clip, formatCount, plural } from '../format.ts';
import { isDrawable } from './scale.ts';

/** An axis of a radar, from zero in the middle to its end. */
export interface ReadAxis {
  label: string;
  end: number;
}

/** A radar whose values have places. */
export interface ReadRadar {
  axes: ReadAxis[];
  /** For each series its values, along the axes; null for what has no place. */
  values: Point[][];
  /** What is not drawn as it was given, and why. */
  notes: string[];
}

/** Axes between whose names there is room, and which make a shape. */
const MOST_AXES = 24;
const LEAST_AXES = 3;
const MOST_SERIES = 4;
/** Characters of a name in a note. */
const MOST_NAME = 24;

/** Reads a radar, or says why it cannot be drawn. */
export function readRadar({ axes, series }: RadarOutput): ReadRadar | string {
  if (axes.length < LEAST_AXES) {
    return `A radar has a shape from ${LEAST_AXES} axes on, and this has ${axes.length}.`;
  }
  if (axes.length > MOST_AXES) {
    return `These are ${formatCount(axes.length)} axes, too many for a picture: at most ${MOST_AXES} are drawn.`;
  }
  if (series.length === 0) return 'There is nothing to draw: the radar has no series.';
  if (series.length > MOST_SERIES) {
    return `These are ${formatCount(series.length)} series, too many to be told apart in a radar: at most ${MOST_SERIES} are drawn.`;
  }
  const given = series.flatMap(({ values }) => axes.map((_, at) => values[at] ?? null));
  const negative = given.filter((value) => isDrawable(value, false) && value < 0).length;
  const endless = given.filter((value) => value !== null && !isDrawable(value, false)).length;
  const values = series.map((one) => axes.map((_, at) => placed(one.values[at])));
  const notes: string[] = [];
  const left = (count: number) => `${plural(count, 'value')} ${count === 1 ? 'is' : 'are'} not drawn:`;
  if (negative > 0) notes.push(`${left(negative)} the axes begin at zero.`);
  if (endless > 0) notes.push(`${left(endless)} not finite, or too large for an axis.`);
  if (values.every((own) => own.every((value) => value === null))) {
    return ['There is nothing to draw:', notes.length > 0 ? notes.join(' ') : 'every value is a gap.'].join(' ');
  }
  const read = axes.map(({ label, max }, at) => {
    const largest = Math.max(0, ...values.map((own) => own[at] ?? 0));
    const wanted = isDrawable(max, true) ? max : 0;
    return { label, end: Math.max(largest, wanted) || 1, beyond: wanted > 0 && largest > wanted };
  });
  const beyond = read.filter((axis) => axis.beyond).map(({ label }) => `“${clip(label, MOST_NAME)}”`);
  if (beyond.length > 0) notes.push(`Drawn beyond their max, for a value is larger: ${beyond.join(', ')}.`);
  return { axes: read, values, notes };
}

/** Less than can be measured is zero. */
function placed(value: Point | undefined): Point {
  if (!isDrawable(value, false) || value < 0) return null;
  return isDrawable(value, true) ? value : 0;
}
