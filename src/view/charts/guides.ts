import type { Chart } from '../../model/chart.ts';
import type { Tone } from '../../model/tone.ts';
import { createPlacer, type PlacedLabel } from './place-labels.ts';
import type { Places } from './places.ts';
import { isDrawable } from './scale.ts';
import { shorten } from './text-width.ts';
import type { ValueAxis } from './value-axis.ts';

/** A line across or along a chart, that says something. */
export interface Guide {
  /** From 0 to 1: along the chart, or up it. */
  at: number;
  /** Whether it runs from the top to the bottom. */
  upright: boolean;
  tone: Tone;
  /** All that it says. */
  full: string;
  /** Undefined where there is no room: the tables say it. */
  label: PlacedLabel | undefined;
}

/** What guides are laid out in. */
export interface GuideField {
  left: ValueAxis | undefined;
  right: ValueAxis | undefined;
  places: Places;
  /** The least pixels of the chart. */
  pixels: number;
  height: number;
  horizontal: boolean;
}

/** Guides of one kind that are drawn, at the most. */
const MOST_GUIDES = 50;
/** Rows of labels at the top. */
const ROWS = [11, 25, 39];

/** The thresholds and remarks of a chart, and how many of them have no place in it. */
export function guidesOf(chart: Chart, field: GuideField): { guides: Guide[]; lost: number } {
  const place = createPlacer(field.pixels, field.height);
  const room = field.pixels * 0.7;
  const guides: Guide[] = [];
  let lost = 0;
  const add = (at: number | undefined, upright: boolean, full: string, tone: Tone = 'normal') => {
    if (at === undefined || !(at >= 0 && at <= 1) || guides.length >= 2 * MOST_GUIDES) lost++;
    else {
      const candidates = upright ? besideLine(at) : alongLine(at, field.height);
      guides.push({ at, upright, tone, full, label: place(shorten(full, room), candidates) });
    }
  };
  for (const { y, label, axis, tone } of chart.thresholds ?? []) {
    const scale = axis === 'right' ? field.right : field.left;
    const full = axis === 'right' && field.left ? `${label} (right axis)` : label;
    add(isDrawable(y, chart.yScale === 'log') ? scale?.place(y) : undefined, field.horizontal, full, tone);
  }
  for (const { x, label } of chart.annotations ?? []) {
    const along = field.places.place(x);
    add(field.horizontal && along !== undefined ? 1 - along : along, !field.horizontal, label);
  }
  return { guides, lost };
}

/** On the line only where there is no room beside it. */
function besideLine(at: number) {
  const beside = ROWS.flatMap((y) => [
    { at, y, anchor: 'start' as const, shift: 4 },
    { at, y, anchor: 'end' as const, shift: -4 },
  ]);
  return [...beside, ...ROWS.map((y) => ({ at, y, anchor: 'middle' as const, shift: 0 }))];
}

function alongLine(at: number, height: number) {
  const y = (1 - at) * height;
  return [y - 4, y + 13].flatMap((baseline) => [
    { at: 1, y: Math.round(baseline), anchor: 'end' as const, shift: 0 },
    { at: 0, y: Math.round(baseline), anchor: 'start' as const, shift: 0 },
  ]);
}
