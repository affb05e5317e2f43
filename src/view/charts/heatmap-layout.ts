import { extent } from 'd3-array';
import type { HeatmapOutput } from '../../model/picture.ts';
import { clip, formatCount, plural } from '../format.ts';
import { round, UNITS } from './field.ts';
import { formatValue } from './format-ticks.ts';
import { nameTick, nameTicks } from './places.ts';
import { rectangle } from './rectangle.ts';
import { isDrawable, type Span, widen } from './scale.ts';
import { marginsOf, type Tick, type TickSet, ticksByWidth } from './ticks.ts';

/** The cells of one shade. */
export interface Shade {
  /** From -1, of the least value of a diverging scale, by way of 0 to 1. */
  strength: number;
  /** SVG path data, in units along and pixels down. */
  cells: string;
}

/** A heatmap as it is drawn. */
export interface HeatmapLayout {
  height: number;
  margins: { left: number; right: number };
  left: Tick[];
  bottom: TickSet[];
  shades: Shade[];
  /** A short stroke in each cell below a diverging scale's middle, whatever its colour. */
  below: string;
  /** Pixels of a row. */
  row: number;
  /** The cells without a value, and the lines that hatch them. */
  missing: string;
  /** What the weakest and the strongest shade of the key mean. */
  span: Span;
  /** Of a diverging scale. */
  middle: number | undefined;
  /** In words. */
  summary: string;
  /** What is not drawn, and why. */
  notes: string[];
}

interface Cell {
  row: number;
  column: number;
  value: number | null;
}

/** Cells that are drawn, at the most. */
const MOST_CELLS = 10_000;
/** Steps of a colour: more cannot be told apart. */
export const STEPS = 10;
/** Pixels of a row, and of all. */
const ROW = { full: 26, compact: 14 };
const MOST_ROWS = { full: 520, compact: 160 };
/** Pixels of a line of labels, and of the names of rows. */
const LINE = 15;
const NAMES = 96;
/** Characters of a name in the summary. */
const MOST_NAME = 60;

/** Lays out a heatmap, or says why it cannot be drawn. */
export function layoutHeatmap(output: HeatmapOutput, compact: boolean): HeatmapLayout | string {
  const [x, y] = [output.x.map(String), output.y.map(String)];
  if (x.length * y.length > MOST_CELLS) {
    return `These are ${formatCount(x.length * y.length)} cells, too many for a picture: at most ${formatCount(MOST_CELLS)} are drawn.`;
  }
  const cells = y.flatMap((_, row) =>
    x.map((__, column): Cell => ({ row, column, value: output.values[row]?.[column] ?? null })),
  );
  const known = cells.filter(({ value }) => isDrawable(value, false)) as (Cell & { value: number })[];
  const [low, high] = extent(known, ({ value }) => value);
  if (low === undefined) {
    return `There is nothing to draw: ${cells.length === 0 ? 'the heatmap has no cells' : 'no cell has a value'}.`;
  }
  const size = compact ? 'compact' : 'full';
  const height = Math.min(MOST_ROWS[size], Math.max(2 * LINE, y.length * ROW[size]));
  const boxOf = boxes(x.length, y.length, height);
  const path = (cell: Cell) => rectangle(...boxOf(cell));
  const strokeOf = (cell: Cell) => strokeIn(...boxOf(cell));
  const diverging = output.scale === 'diverging';
  const middle = isDrawable(output.midpoint, false) ? output.midpoint : 0;
  const reach = Math.max(high - middle, middle - low);
  const span = diverging ? widen([middle - reach, middle + reach], false) : widen([low, high], false);
  const strengthOf = (value: number) => {
    const part = (value - span[0]) / (span[1] - span[0]);
    return Math.round((diverging ? 2 * part - 1 : part) * STEPS) / STEPS;
  };
  const shades = Map.groupBy(known, ({ value }) => strengthOf(value));
  const unknown = cells.filter(({ value }) => !isDrawable(value, false));
  const endless = unknown.filter(({ value }) => value !== null).length;
  const step = Math.ceil((LINE * y.length) / height);
  const left = y.map((name, row) => nameTick(name, (row + 0.5) / y.length, NAMES)).filter((_, row) => row % step === 0);
  const make = (pixels: number) => nameTicks(x, pixels);
  const margins = marginsOf({ left, right: [] }, make);
  return {
    height,
    margins,
    left,
    bottom: ticksByWidth(make, margins.left + margins.right),
    below: diverging
      ? known
          .filter(({ value }) => value < middle)
          .map(strokeOf)
          .join('')
      : '',
    row: height / y.length,
    shades: [...shades].map(([strength, members]) => ({ strength, cells: members.map(path).join('') })),
    missing: unknown.map((cell) => path(cell) + hatchOf(path(cell))).join(''),
    span: diverging ? span : [low, high],
    middle: diverging ? middle : undefined,
    summary: summaryOf(output, known, unknown.length),
    notes: endless === 0 ? [] : [`${plural(endless, 'value')} not finite, or too large for a picture.`],
  };
}

type CellBox = [x: number, y: number, width: number, height: number];

function boxes(columns: number, rows: number, height: number) {
  return ({ row, column }: Cell): CellBox => {
    const [x, y] = [round((column * UNITS) / columns), round((row * height) / rows)];
    return [x, y, round(((column + 1) * UNITS) / columns) - x, round(((row + 1) * height) / rows) - y];
  };
}

/** A stroke through the middle of a cell, as SVG path data: what is below the middle bears a minus. */
export function strokeIn(...[x, y, width, height]: CellBox): string {
  return `M${round(x + width / 3)} ${round(y + height / 2)}h${round(width / 3)}`;
}

/** A line from one corner of a cell to the other. */
function hatchOf(rectangle: string): string {
  const [x, y, width, height] = [...rectangle.matchAll(/-?[\d.]+/g)].map(Number);
  return `M${x} ${round(y! + height!)}l${width} ${-height!}`;
}

function summaryOf(
  { label, unit, x, y }: HeatmapOutput,
  known: readonly (Cell & { value: number })[],
  missing: number,
) {
  const least = known.reduce((one, other) => (other.value < one.value ? other : one));
  const most = known.reduce((one, other) => (other.value > one.value ? other : one));
  const tell = ({ value, row, column }: typeof least) => {
    const place = [y[row], x[column]].map((name) => `“${clip(String(name), MOST_NAME)}”`).join(', ');
    return `${formatValue(value)}${unit ? ` ${unit}` : ''} at ${place}`;
  };
  const rest = missing === 0 ? '' : `; ${plural(missing, 'cell')} without a value`;
  return `${clip(label, MOST_NAME)}: least ${tell(least)}, greatest ${tell(most)}${rest}.`;
}
