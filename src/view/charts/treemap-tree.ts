import type { Point } from '../../model/chart.ts';
import type { TreemapNode } from '../../model/picture.ts';
import type { Tone } from '../../model/tone.ts';
import { clip, formatCount, plural } from '../format.ts';
import { formatValue } from './format-ticks.ts';
import { isDrawable } from './scale.ts';
import { MOST_PARTS, partsOf, sizesOf } from './treemap-parts.ts';

/** A part of a treemap that has a size. */
export interface TreePart {
  label: string;
  tone: Tone;
  /** More than 0. */
  size: number;
  children: TreePart[];
  /** What it is of its parent: a part, what no part accounts for, or many small parts. Default a part. */
  kind?: 'rest' | 'more';
  /** A short name, for a small place. Default its name, shortened. */
  short?: string;
}

/** A treemap that can be laid out. */
export interface ReadTree {
  root: TreePart;
  /** What is not drawn as it was given, and why. */
  notes: string[];
}

/** Levels below the root. */
const LEVELS = 3;
/** Parts that are drawn, at the most, and the least part of the whole that is: others are drawn together. */
const MOST_DRAWN = 300;
const LEAST_PART = 2e-5;
/** Sums differ by this part where they are meant to be equal. */
const RELATIVE = 1e-9;
/** Characters of a name in a note. */
const MOST_NAME = 60;

/** What was found on the way through a tree. */
interface Findings {
  zero: number;
  sizeless: number;
  deep: boolean;
  /** Sentences on parts that are given as less than their own parts. */
  less: string[];
  /** What parts are given as. */
  sizes: ReadonlyMap<TreemapNode, Point>;
}

/** Reads a treemap, or says why it cannot be drawn. */
export function readTree(node: TreemapNode): ReadTree | string {
  const parts = partsOf(node);
  if (parts.length === MOST_PARTS) {
    return `These are ${formatCount(MOST_PARTS)} parts or more, too many for a picture; or one of them is a part of itself.`;
  }
  const found: Findings = { zero: 0, sizeless: 0, deep: false, less: [], sizes: sizesOf(parts) };
  const root = readNode(node, 0, found);
  const notes = notesOf(found);
  if (!root) return ['There is nothing to draw: no part is larger than zero.', ...notes].join(' ');
  const together = fold(root);
  if (together > 0) notes.push(`Drawn together, for they are small: ${plural(together, 'part')}.`);
  return { root, notes };
}

function notesOf({ zero, sizeless, deep, less }: Findings): string[] {
  const left = (count: number) => `${plural(count, 'part')} ${count === 1 ? 'is' : 'are'} not drawn:`;
  const notes = less.slice(0, 1);
  if (less.length > 1) notes.push(`So it is with ${plural(less.length - 1, 'more part')}.`);
  if (zero > 0) notes.push(`${left(zero)} zero has no area.`);
  if (sizeless > 0) notes.push(`${left(sizeless)} less than zero, not finite, or without a size.`);
  if (deep) notes.push(`Parts below level ${LEVELS} are not drawn by themselves.`);
  return notes;
}

/** A part with what it is made of; undefined for one without a size. */
function readNode(node: TreemapNode, level: number, found: Findings): TreePart | undefined {
  const { label, tone = 'normal', children: own = [] } = node;
  const given = found.sizes.get(node) ?? null;
  const known = isDrawable(given, false) && given >= 0 ? given : 0;
  const parted = own.length > 0 && level < LEVELS;
  if (own.length > 0 && !parted) found.deep = true;
  if (!parted && given === 0) found.zero++;
  else if (!parted && known === 0) found.sizeless++;
  const children = parted ? own.flatMap((child) => readNode(child, level + 1, found) ?? []) : [];
  const sum = children.reduce((all, { size }) => all + size, 0);
  const size = Math.max(known, sum);
  if (!isDrawable(size, true)) return undefined;
  if (node.value !== undefined && parted && known < sum * (1 - RELATIVE))
    found.less.push(lessThanParts(label, node.value, sum));
  if (children.length > 0 && size - sum > size * RELATIVE) {
    children.push({ label: 'Not accounted for', tone: 'normal', size: size - sum, children: [], kind: 'rest' });
  }
  return { label, tone, size, children };
}

function lessThanParts(label: string, value: number, sum: number): string {
  return `“${clip(label, MOST_NAME)}” is given as ${formatValue(value)}, but its parts come to ${formatValue(sum)}: that is drawn.`;
}

/** Leaves the largest parts, and makes one of the other parts of each. Gives how many these are. */
function fold(root: TreePart): number {
  const all: TreePart[] = [];
  const walk = ({ children }: TreePart) => {
    for (const child of children) {
      all.push(child);
      walk(child);
    }
  };
  walk(root);
  // A part comes before those it is made of, also where it is no larger.
  const kept = new Set(
    all
      .filter(({ size }) => size / root.size >= LEAST_PART)
      .sort((one, other) => other.size - one.size)
      .slice(0, MOST_DRAWN),
  );
  let together = 0;
  for (const part of [root, ...kept]) {
    const small = part.children.filter((child) => !kept.has(child));
    if (small.length === 0) continue;
    part.children = part.children.filter((child) => kept.has(child));
    together += small.length;
    if (part.children.length === 0) continue;
    const size = small.reduce((sum, child) => sum + child.size, 0);
    const count = formatCount(small.length);
    part.children.push({
      label: `${count} more`,
      short: `+${count}`,
      tone: 'normal',
      size,
      children: [],
      kind: 'more',
    });
  }
  return together;
}
