import { cumsum } from 'd3-array';
import { pathRound } from 'd3-path';
import type { PieOutput } from '../../model/picture.ts';
import { clip } from '../format.ts';
import { round } from './field.ts';
import { formatQuantity } from './format-quantity.ts';
import { formatShare } from './format-share.ts';
import { formatValue } from './format-ticks.ts';
import { dividePie, type PiePart } from './pie-parts.ts';
import { roundSide } from './shape-sizes.ts';
import type { Spot } from './spot.ts';
import { shorten, textWidth } from './text-width.ts';
import { byWidth } from './ticks.ts';

/** Units from the middle of a pie to the sides of the square it is drawn in. */
export const HALF = 100;

/** A slice as it is drawn. */
export interface DrawnSlice extends PiePart {
  /** SVG path data around the middle, in units. */
  path: string;
  /** Units that it is drawn outwards. */
  shift: readonly [x: number, y: number];
  /** Where it is read, and its share written where that has room. */
  spot: Required<Spot>;
}

/** A pie as it is drawn. */
export interface PieLayout {
  slices: DrawnSlice[];
  /** The lines between slices, as path data. */
  seams: string;
  /** The slices that have room for their share, by their indexes, at the widths of these classes. */
  labels: { shown: string; made: number[] }[];
  /** What stands in the middle of a donut, where it has room. */
  middle: Middle | undefined;
  /** In words. */
  summary: string;
  /** What is not drawn by itself, and why. */
  notes: string[];
}

/** The total, in the middle of a donut. */
export interface Middle {
  value: string;
  unit: string;
  /** Its letters are larger. */
  large: boolean;
}

/** The radius of a pie, the part of it that is the hole of a donut, and how far a slice is drawn outwards. */
const RADIUS = 98;
const HOLE = 0.58;
const EXPLODED = 9;
/** Where a share stands on a slice, from the middle to the edge. */
const LABEL_AT = 0.66;
/** Half of the pixels of a line of text. */
const HALF_LINE = 8;
/** The part of a hole's width that text across it may take, and how much larger large letters are. */
const HOLE_USED = 0.85;
const LARGE = 1.5;
/** Units along the edge of a slice that lines on both sides would hide. */
const SLIVER = 4;
/** Characters of a name in the summary. */
const MOST_NAME = 60;

interface Ring {
  inner: number;
  outer: number;
}

/** A part with its angles, clockwise from the top. */
interface Arc {
  data: PiePart;
  startAngle: number;
  endAngle: number;
}

/** Lays out a pie, or says why it cannot be drawn. */
export function layoutPie(output: PieOutput, compact: boolean): PieLayout | string {
  const divided = dividePie(output);
  if (typeof divided === 'string') return divided;
  const { whole, parts, notes } = divided;
  const outer = parts.some(({ explode }) => explode) ? RADIUS - EXPLODED : RADIUS;
  const ring = { inner: output.donut ? outer * HOLE : 0, outer };
  const ends = cumsum(parts, ({ value }) => value / whole);
  const arcs = parts.map((data, at): Arc => {
    return { data, startAngle: 2 * Math.PI * (ends[at - 1] ?? 0), endAngle: 2 * Math.PI * ends[at]! };
  });
  const slices = arcs.map((one) => drawSlice(one, whole, ring, output.unit));
  return {
    slices,
    seams: seamsOf(arcs, ring),
    labels: byWidth((_, width) => {
      const side = roundSide(compact, width);
      return [...slices.keys()].filter((at) => hasRoom(slices[at]!.spot, arcs[at]!, ring, side));
    }),
    middle: output.donut ? middleOf(whole, output.unit ?? '', ring, compact) : undefined,
    summary: summaryOf(output.label, slices),
    notes,
  };
}

/** Half of a number would be another number: one that has no room is left to the list and the summary. */
function middleOf(whole: number, unit: string, { inner }: Ring, compact: boolean): Middle | undefined {
  const room = ((2 * inner) / (2 * HALF)) * roundSide(compact, 0) * HOLE_USED;
  const value = formatValue(whole);
  const width = textWidth(value);
  return width > room ? undefined : { value, unit: shorten(unit, room), large: width * LARGE <= room };
}

function drawSlice(
  { data, startAngle, endAngle }: Arc,
  whole: number,
  { inner, outer }: Ring,
  unit: string | undefined,
): DrawnSlice {
  const part = data.value / whole;
  const middle = (startAngle + endAngle) / 2;
  const [x, y] = [Math.sin(middle), -Math.cos(middle)];
  const shift = data.explode && part < 1 ? EXPLODED : 0;
  const reach = shift + (inner > 0 ? (inner + outer) / 2 : outer * LABEL_AT);
  const place = (along: number) => (HALF + along * reach) / (2 * HALF);
  return {
    ...data,
    path: pathOf(startAngle, endAngle, { inner, outer }),
    shift: [round(x * shift), round(y * shift)],
    spot: {
      x: place(x),
      y: place(y),
      label: data.label,
      value: formatQuantity(data.value, unit),
      share: formatShare(part),
    },
  };
}

/** Written with a path: the generator of arcs, for corners and gaps that are not drawn here, would weigh as much as all of this. */
function pathOf(startAngle: number, endAngle: number, { inner, outer }: Ring): string {
  const path = pathRound(1);
  const [start, end] = [startAngle - Math.PI / 2, endAngle - Math.PI / 2];
  path.arc(0, 0, outer, start, end);
  if (inner > 0) path.arc(0, 0, inner, end, start, true);
  else path.lineTo(0, 0);
  path.closePath();
  return path.toString();
}

/** Slices too thin for it have no line beside them: it would hide them. */
function seamsOf(arcs: readonly Arc[], { inner, outer }: Ring): string {
  const drawn = arcs.filter(({ data }) => data.value > 0);
  if (drawn.length < 2) return '';
  const thin = ({ startAngle, endAngle }: Arc) => (endAngle - startAngle) * outer < SLIVER;
  return drawn
    .filter((one, at) => !thin(one) && !thin(drawn.at(at - 1)!))
    .map(({ startAngle }) => {
      const [x, y] = [Math.sin(startAngle), -Math.cos(startAngle)];
      return `M${round(x * inner)} ${round(y * inner)}L${round(x * outer)} ${round(y * outer)}`;
    })
    .join('');
}

/** Is a share within its slice, with all its corners and the side that is next to the middle? */
function hasRoom({ x, y, share }: Required<Spot>, slice: Arc, { inner, outer }: Ring, pixels: number) {
  const unit = (2 * HALF) / pixels;
  const [halfWidth, halfHeight] = [(textWidth(share) / 2 + 2) * unit, HALF_LINE * unit];
  const shift = slice.data.explode ? EXPLODED : 0;
  const turned = (slice.startAngle + slice.endAngle) / 2;
  const middleX = 2 * HALF * x - HALF - Math.sin(turned) * shift;
  const middleY = 2 * HALF * y - HALF + Math.cos(turned) * shift;
  const nearest = Math.hypot(Math.max(0, Math.abs(middleX) - halfWidth), Math.max(0, Math.abs(middleY) - halfHeight));
  if (nearest < inner) return false;
  if (slice.endAngle - slice.startAngle >= 2 * Math.PI) return true;
  return [-1, 1].every((right) =>
    [-1, 1].every((below) => {
      const [cornerX, cornerY] = [middleX + right * halfWidth, middleY + below * halfHeight];
      const angle = (Math.atan2(cornerX, -cornerY) + 2 * Math.PI) % (2 * Math.PI);
      return Math.hypot(cornerX, cornerY) < outer && angle > slice.startAngle && angle < slice.endAngle;
    }),
  );
}

function summaryOf(label: string, slices: readonly DrawnSlice[]): string {
  const named = slices.filter(({ look }) => look);
  const tell = ({ spot: { share, label: name } }: DrawnSlice) => `“${clip(name, MOST_NAME)}” ${share}`;
  const rest = slices.find(({ look }) => !look);
  const told = [...named.map(tell), ...(rest ? [`not accounted for ${rest.spot.share}`] : [])];
  return `${clip(label, MOST_NAME)}: ${told.join(', ')}.`;
}
