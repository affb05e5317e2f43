import type { VennOutput } from '../../model/picture.ts';
import { clip } from '../format.ts';
import { round } from './field.ts';
import { formatQuantity } from './format-quantity.ts';
import { type Look, lookOf } from './looks.ts';
import { circlesSides } from './shape-sizes.ts';
import type { Spot } from './spot.ts';
import { textWidth } from './text-width.ts';
import { byWidth } from './ticks.ts';
import { type Circle, placeCircles } from './venn-circles.ts';
import { namesOf, pairsOf, type ReadVenn, readVenn, sharedBy } from './venn-sets.ts';

/** Units of the picture. */
export const WIDTH = 400;
export const HEIGHT = 300;

/** A circle as it is drawn, in units. */
export interface DrawnCircle extends Circle {
  look: Look;
}

/** What is written in a region. */
export interface RegionLabel {
  /** From 0 to 1. */
  x: number;
  y: number;
  /** One or two lines. */
  lines: string[];
}

/** A line of the list beside the picture. */
export interface ListedSize {
  label: string;
  size: string;
  /** Of a set; undefined for what sets share, and for an empty set. */
  look: Look | undefined;
}

/** A Venn diagram as it is drawn. */
export interface VennLayout {
  circles: DrawnCircle[];
  /** Sizes and names in the regions that have room, for every width. */
  labels: { shown: string; made: RegionLabel[] }[];
  sizes: ListedSize[];
  /** Where sizes are read. */
  spots: (Spot & {
    /** The circles that it is within, by index. */
    circles: number[];
  })[];
  /** In words. */
  summary: string;
  notes: string[];
}

/** Units around the circles. */
const MARGIN = 6;
/** Units between the points that are tried for a label. */
const STEP = 5;
/** Units of the radius of a circle that can be seen. */
const LEAST_RADIUS = 2;
/** Pixels of a line of text, and around texts. */
const LINE = 15;
const PADDING = 3;
/** Characters of a name in the summary. */
const MOST_NAME = 60;

/** What some circles share and no other has: its sets, and the place with most room. */
interface Region {
  sets: number[];
  x: number;
  y: number;
}

/** Lays out a Venn diagram, or says why it cannot be drawn. */
export function layoutVenn(output: VennOutput, compact: boolean): VennLayout | string {
  const read = readVenn(output);
  if (typeof read === 'string') return read;
  const { sets } = read;
  const there = [...sets.keys()].filter((index) => sets[index]!.size > 0);
  const { circles, right } = placeCircles(
    there.map((index) => sets[index]!.size),
    (one, other) => sharedBy(read, [there[one]!, there[other]!])!,
  );
  const drawn = enlarge(circles).map((circle, at) => ({ ...circle, look: lookOf(there[at]!) }));
  const regions = regionsOf(drawn).map((region) => ({ ...region, sets: region.sets.map((at) => there[at]!) }));
  const unseen = there.filter((_, at) => drawn[at]!.r < LEAST_RADIUS);
  const notes = unseen.map((index) => `${namesOf([index], sets)} is too small to be seen.`);
  for (const pair of pairsOf(sets.length)) {
    const [one, other] = pair.map((index) => sets[index]!.size);
    if (one === other && one === sharedBy(read, pair) && one! > 0)
      notes.push(`${namesOf(pair, sets)} are the same circle.`);
  }
  if (there.length > 2) notes.unshift(approximation(right));
  return {
    circles: drawn,
    labels: byWidth((_, width) => {
      const unit = WIDTH / circlesSides(compact, width)[0];
      return regions.flatMap((region) => labelOf(region, read, drawn, there, unit) ?? []);
    }),
    sizes: listOf(read, output.unit),
    spots: spotsOf(read, regions, drawn, there, output.unit),
    summary: summaryOf(output, read),
    notes,
  };
}

function approximation(right: boolean): string {
  return right
    ? 'Approximate: each two circles share what they should, and all three about that.'
    : 'Approximate: no three circles share exactly this.';
}

/** As large as the picture has room, in its middle. */
function enlarge(circles: readonly Circle[]): Circle[] {
  const left = Math.min(...circles.map(({ x, r }) => x - r));
  const right = Math.max(...circles.map(({ x, r }) => x + r));
  const top = Math.min(...circles.map(({ y, r }) => y - r));
  const bottom = Math.max(...circles.map(({ y, r }) => y + r));
  const scale = Math.min((WIDTH - 2 * MARGIN) / (right - left), (HEIGHT - 2 * MARGIN) / (bottom - top));
  return circles.map(({ x, y, r }) => ({
    x: round(WIDTH / 2 + (x - (left + right) / 2) * scale),
    y: round(HEIGHT / 2 + (y - (top + bottom) / 2) * scale),
    r: round(r * scale),
  }));
}

/** The circles around a point. */
function around(circles: readonly Circle[], x: number, y: number): number[] {
  return [...circles.keys()].filter((at) => Math.hypot(circles[at]!.x - x, circles[at]!.y - y) < circles[at]!.r);
}

/** All regions that a point of a grid lies in, each with the one farthest from all lines. */
function regionsOf(circles: readonly Circle[]): Region[] {
  const regions = new Map<string, Region & { room: number }>();
  for (let y = 0; y <= HEIGHT; y += STEP) {
    for (let x = 0; x <= WIDTH; x += STEP) {
      const sets = around(circles, x, y);
      const room = Math.min(...circles.map((circle) => Math.abs(Math.hypot(circle.x - x, circle.y - y) - circle.r)));
      const best = regions.get(sets.join());
      if (sets.length > 0 && room > (best?.room ?? 0)) regions.set(sets.join(), { sets, x, y, room });
    }
  }
  return [...regions.values()];
}

/** The name and the size of a set, the size of what sets share; as much of it as has room in its region. */
function labelOf(
  { sets: of, x, y }: Region,
  read: ReadVenn,
  circles: readonly Circle[],
  there: readonly number[],
  unit: number,
): RegionLabel | undefined {
  const size = of.length === 1 ? read.sets[of[0]!]!.size : sharedBy(read, of);
  // What two sets share is more than the region of the two, where the third has a part of it.
  if (size === undefined || (of.length === 2 && (sharedBy(read, [0, 1, 2]) ?? 0) > 0)) return undefined;
  const number = formatQuantity(size, undefined);
  // A set inside another has no region of its own.
  const named = of.filter((index) => read.sets[index]!.size === size);
  const name = named.length === 1 ? read.sets[named[0]!]!.label : '';
  const wanted = name === '' ? [[number]] : [[name, number], [number]];
  const own = of.map((index) => there.indexOf(index)).join();
  const lines = wanted.find((candidate) => {
    const width = (Math.max(...candidate.map(textWidth)) / 2 + PADDING) * unit;
    const height = ((candidate.length * LINE) / 2 + PADDING) * unit;
    return [-1, -0.5, 0, 0.5, 1].every((right) =>
      [-1, 0, 1].every((down) => around(circles, x + right * width, y + down * height).join() === own),
    );
  });
  return lines && { x: x / WIDTH, y: y / HEIGHT, lines };
}

function listOf({ sets, overlaps }: ReadVenn, unit: string | undefined): ListedSize[] {
  const own = sets.map(({ label, size }, index) => {
    return { label, size: formatQuantity(size, unit), look: size > 0 ? lookOf(index) : undefined };
  });
  const shared = overlaps.map(({ sets: of, size }) => {
    const label = of.length > 2 ? 'All three' : of.map((index) => sets[index]!.label).join(' and ');
    return { label, size: formatQuantity(size, unit), look: undefined };
  });
  return [...own, ...shared];
}

function spotsOf(
  read: ReadVenn,
  regions: readonly Region[],
  circles: readonly Circle[],
  there: readonly number[],
  unit: string | undefined,
): VennLayout['spots'] {
  const regionOf = (of: readonly number[]) => regions.find(({ sets }) => sets.join() === of.join());
  const spot = ({ x, y }: { x: number; y: number }, of: number[], label: string, size: number) => {
    const inside = of.map((index) => there.indexOf(index));
    return { x: x / WIDTH, y: y / HEIGHT, circles: inside, label, value: formatQuantity(size, unit) };
  };
  const own = there.map((index, at) =>
    spot(regionOf([index]) ?? circles[at]!, [index], read.sets[index]!.label, read.sets[index]!.size),
  );
  const shared = read.overlaps.flatMap(({ sets, size }) => {
    const region = regionOf(sets);
    return region ? [spot(region, sets, namesOf(sets, read.sets), size)] : [];
  });
  return [...own, ...shared];
}

function summaryOf({ label, unit }: VennOutput, read: ReadVenn): string {
  const { sets } = read;
  const own = sets.map(({ size }, index) => `${namesOf([index], sets)} ${formatQuantity(size, unit)}`);
  const shared = pairsOf(sets.length).map((pair) => {
    const size = sharedBy(read, pair)!;
    return `${namesOf(pair, sets)} share ${size === 0 ? 'nothing' : formatQuantity(size, unit)}`;
  });
  const all = sharedBy(read, [0, 1, 2]);
  if (all !== undefined) shared.push(`all three share ${all === 0 ? 'nothing' : formatQuantity(all, unit)}`);
  return `${clip(label, MOST_NAME)}: ${[own.join(', '), ...shared].join('; ')}.`;
}
