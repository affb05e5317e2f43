import type { TreemapNode } from '../../model/picture.ts';
import type { Tone } from '../../model/tone.ts';
import { clip, formatCount, plural } from '../format.ts';
import { formatValue } from './format-ticks.ts';
import { isDrawable } from './scale.ts';

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
const MOST_PARTS = 300;
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
}

/** Reads a treemap, or says why it cannot be drawn. */
export function readTree(node: TreemapNode): ReadTree | string {
  const found: Findings = { zero: 0, sizeless: 0, deep: false, less: [] };
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
  const { label, tone = 'normal', value, children: given = [] } = node;
  const children = given.flatMap((child) => readNode(child, level + 1, found) ?? []);
  const sum = children.reduce((all, { size }) => all + size, 0);
  const own = isDrawable(value, false) && value >= 0 ? value : undefined;
  if (given.length === 0) {
    if (own === undefined) found.sizeless++;
    if (own === 0) found.zero++;
  } else if (own !== undefined && own < sum * (1 - RELATIVE)) {
    found.less.push(
      `“${clip(label, MOST_NAME)}” is given as ${formatValue(own)}, but its parts come to ${formatValue(sum)}: that is drawn.`,
    );
  }
  const size = Math.max(own ?? 0, sum);
  if (!isDrawable(size, true)) return undefined;
  if (level >= LEVELS && given.length > 0) found.deep = true;
  const rest = size - sum;
  if (children.length > 0 && rest > size * RELATIVE) {
    children.push({ label: 'Not accounted for', tone: 'normal', size: rest, children: [], kind: 'rest' });
  }
  return { label, tone, size, children: level < LEVELS ? children : [] };
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
      .slice(0, MOST_PARTS),
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
