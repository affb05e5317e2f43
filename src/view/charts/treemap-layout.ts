import { type HierarchyRectangularNode, hierarchy, treemap } from 'd3-hierarchy';
import type { TreemapOutput } from '../../model/picture.ts';
import { clip, plural } from '../format.ts';
import { MARKS } from '../tone.tsx';
import { UNITS } from './field.ts';
import { formatQuantity } from './format-quantity.ts';
import { formatShare } from './format-share.ts';
import { hueClass } from './hue.ts';
import { lookOf } from './looks.ts';
import { rectangle } from './rectangle.ts';
import type { Spot } from './spot.ts';
import { shorten, textWidth } from './text-width.ts';
import { byWidth } from './ticks.ts';
import { readTree, type TreePart } from './treemap-tree.ts';

/** The rectangles of one colour, as path data in units along and pixels down. */
export interface TreeShapes {
  colour: string;
  /** Of parts that have parts, and of many small ones. */
  frames: string;
  leaves: string;
}

/** A text in a rectangle. */
export interface TreeLabel {
  /** From 0 to 1 along, and pixels down. */
  at: number;
  y: number;
  /** Which side of `at` it is on. */
  anchor: 'start' | 'end';
  text: string;
  /** All of it, where it is shortened. */
  full: string | undefined;
}

/** A rectangle that can be read. */
export interface TreeSpot extends Spot {
  /** Half of its sides, from 0 to 1. */
  reach: { x: number; y: number };
}

/** A treemap at some widths. */
export interface TreeField {
  shown: string;
  height: number;
  shapes: TreeShapes[];
  /** What no part accounts for. */
  rest: string;
  labels: TreeLabel[];
  spots: TreeSpot[];
}

/** A treemap as it is drawn. */
export interface TreemapLayout {
  fields: TreeField[];
  /** The whole, with its size. */
  whole: string;
  /** In words. */
  summary: string;
  notes: string[];
}

/** What a treemap is laid out in: its rectangles stretch, so they are made for the middle of some widths, their texts for the least. */
interface FieldSize {
  least: number;
  middle: number;
  height: number;
}

const NARROW = { least: 208, middle: 280, height: 300 };
const MEDIUM = { least: 400, middle: 560, height: 320 };
const WIDE = { least: 800, middle: 960, height: 380 };
const SIZES: readonly FieldSize[] = [NARROW, NARROW, MEDIUM, MEDIUM, WIDE];
const COMPACT: FieldSize = { least: 208, middle: 280, height: 150 };

/** Pixels of the strip with the name of a part that has parts, around these, and between rectangles. */
const STRIP = 19;
const AROUND = 3;
const BETWEEN = 2;
/** Pixels around a text, and of the least rectangle that has one or two. */
const PADDING = 5;
const ONE_LINE = 18;
const TWO_LINES = 35;
/** Pixels of a name's first letters, before which it says nothing. */
const LEAST_NAME = 44;
/** Characters of a name, and names, in the summary. */
const MOST_NAME = 60;
const MOST_TOLD = 5;

type Node = HierarchyRectangularNode<TreePart>;

/** Lays out a treemap, or says why it cannot be drawn. */
export function layoutTreemap(output: TreemapOutput, compact: boolean): TreemapLayout | string {
  const read = readTree(output.root);
  if (typeof read === 'string') return read;
  const { root, notes } = read;
  const sizes = byWidth((_, width) => (compact ? COMPACT : SIZES[width]!));
  return {
    fields: sizes.map(({ shown, made }) => ({ shown, ...layoutField(root, made, output.unit) })),
    whole: `${root.label}: ${formatQuantity(root.size, output.unit)}`,
    summary: summaryOf(output, root),
    notes,
  };
}

function layoutField(root: TreePart, size: FieldSize, unit: string | undefined): Omit<TreeField, 'shown'> {
  const pixels = ({ x0, x1 }: Node) => ((x1 - x0) * size.least) / size.middle - 2 * PADDING;
  const stripped = (node: Node) => node.depth > 0 && pixels(node) >= LEAST_NAME && node.y1 - node.y0 >= TWO_LINES;
  const around = ({ depth }: Node) => (depth > 0 ? AROUND : 0);
  const tree = hierarchy(root)
    .sum(({ children, size: own }) => (children.length > 0 ? 0 : own / root.size))
    .sort((one, other) => other.value! - one.value!);
  const laid = treemap<TreePart>()
    .size([size.middle, size.height])
    .paddingInner(BETWEEN)
    .paddingTop((node) => (stripped(node) ? STRIP : around(node)))
    .paddingLeft(around)
    .paddingRight(around)
    .paddingBottom(around)(tree);
  const drawn = laid.descendants().filter(({ depth, children }) => depth > 0 || !children);
  const shapes = new Map<string, TreeShapes>();
  const labels: TreeLabel[] = [];
  let rest = '';
  for (const node of drawn) {
    const { data, children, x0, x1, y0, y1 } = node;
    // Around the parts of a very small part there is no room left for them.
    if (x1 <= x0 || y1 <= y0) continue;
    const path = rectangleOf(node, size);
    const colour = colourOf(node);
    const own = shapes.get(colour) ?? { colour, frames: '', leaves: '' };
    if (data.kind === 'rest') rest += path;
    else {
      shapes.set(colour, own);
      own[children || data.kind ? 'frames' : 'leaves'] += path;
    }
    if (!children || stripped(node)) labels.push(...labelsOf(node, size, pixels(node), unit));
  }
  return {
    height: size.height,
    shapes: [...shapes.values()],
    rest,
    labels,
    spots: drawn.map((node) => spotOf(node, root, size, unit)),
  };
}

function rectangleOf({ x0, x1, y0, y1 }: Node, { middle }: FieldSize): string {
  const along = UNITS / middle;
  return rectangle(x0 * along, y0, (x1 - x0) * along, y1 - y0);
}

/** Parts of one part of the whole are of one colour; where these have no parts, all are. */
function colourOf(node: Node): string {
  const [root, top] = node.ancestors().toReversed();
  const nested = root?.children?.some(({ children }) => children);
  const index = nested && top ? root!.data.children.indexOf(top.data) : 0;
  return hueClass(node.data.tone, lookOf(index));
}

/** Names and sizes, as far as they have room. A name is shortened, a number never. */
function labelsOf(
  { data, children, x0, x1, y0, y1 }: Node,
  { middle }: FieldSize,
  room: number,
  unit: string | undefined,
): TreeLabel[] {
  const value = formatQuantity(data.size, unit);
  const mark = data.tone !== 'normal' && Object.hasOwn(MARKS, data.tone) ? MARKS[data.tone][0] : '';
  const name = `${mark} ${data.label}`.trim();
  const short = data.short ?? (room < LEAST_NAME ? mark : shorten(name, room));
  const text = textWidth(name) <= room ? name : short;
  if (text === '' || y1 - y0 < ONE_LINE || textWidth(text) > room) return [];
  const y = Math.round(y0 + ONE_LINE - PADDING + 1);
  const first = {
    at: x0 / middle,
    y,
    anchor: 'start' as const,
    text,
    full: text === name ? undefined : `${name}: ${value}`,
  };
  const used = children ? textWidth(`${text}  `) : 0;
  if (used + textWidth(value) > room || (!children && y1 - y0 < TWO_LINES)) return [first];
  const second = children
    ? { at: x1 / middle, y, anchor: 'end' as const }
    : { at: x0 / middle, y: y + 15, anchor: 'start' as const };
  return [first, { ...second, text: value, full: undefined }];
}

function spotOf(node: Node, root: TreePart, { middle, height }: FieldSize, unit: string | undefined): TreeSpot {
  const { x0, x1, y0, y1, data } = node;
  const path = node.ancestors().toReversed().slice(1);
  return {
    x: (x0 + x1) / 2 / middle,
    y: (y0 + y1) / 2 / height,
    reach: { x: (x1 - x0) / 2 / middle, y: (y1 - y0) / 2 / height },
    label: (path.length > 0 ? path : [node]).map((one) => one.data.label).join(' / '),
    value: formatQuantity(data.size, unit),
    share: formatShare(data.size / root.size),
  };
}

function summaryOf({ label, unit }: TreemapOutput, root: TreePart): string {
  const sorted = root.children.toSorted((one, other) => other.size - one.size);
  const told = sorted
    .slice(0, MOST_TOLD)
    .map(({ label: name, size }) => `“${clip(name, MOST_NAME)}” ${formatShare(size / root.size)}`);
  const more = sorted.length - told.length;
  if (more > 0) told.push(plural(more, 'smaller part'));
  const whole = `${clip(label, MOST_NAME)}: “${clip(root.label, MOST_NAME)}” is ${formatQuantity(root.size, unit)}`;
  return `${whole}${told.length > 0 ? `: ${told.join(', ')}` : ''}.`;
}
