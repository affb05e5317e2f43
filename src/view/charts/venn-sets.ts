import type { VennOutput } from '../../model/picture.ts';
import { clip, formatCount } from '../format.ts';
import { formatValue } from './format-ticks.ts';
import { isDrawable } from './scale.ts';

/** Sets that can be drawn. */
export interface ReadVenn {
  sets: { label: string; size: number }[];
  /** What sets share, by their indexes in ascending order. Two sets that are not there share nothing. */
  overlaps: { sets: number[]; size: number }[];
}

const MOST_SETS = 3;
/** Sizes differ by this part where they are meant to be equal. */
const RELATIVE = 1e-9;
/** Characters of a name in a sentence. */
const MOST_NAME = 60;

/** Reads a diagram, or says why it cannot be drawn. */
export function readVenn({ sets, overlaps }: VennOutput): ReadVenn | string {
  if (sets.length === 0) return 'There is nothing to draw: the diagram has no sets.';
  if (sets.length > MOST_SETS) {
    return `These are ${formatCount(sets.length)} sets: circles can show what at most ${MOST_SETS} of them share.`;
  }
  const broken = overlaps.some(
    ({ sets: of }) => of.length < 2 || new Set(of).size < of.length || of.some((index) => !sets[index]),
  );
  if (broken) return 'One of the overlaps is not of two or three different sets of the diagram.';
  const name = (index: number) => quote(sets[index]!.label);
  const wrong = [
    ...sets.map(({ size }, index) => ({ size, of: `The size of ${name(index)}` })),
    ...overlaps.map(({ size, sets: of }) => ({ size, of: `What ${namesOf(of, sets)} share` })),
  ].find(({ size }) => !isDrawable(size, false) || size < 0);
  if (wrong) return `${wrong.of} is negative, not finite, or too large for a picture.`;
  if (sets.every(({ size }) => size === 0)) return 'There is nothing to draw: every set is empty.';
  const read: ReadVenn = {
    sets: sets.map(({ label, size }) => ({ label, size })),
    overlaps: overlaps.map(({ sets: of, size }) => ({ sets: of.toSorted(), size })),
  };
  return contradictionOf(read) ?? read;
}

/** What two or three sets share; undefined for three sets of which it is not said. */
export function sharedBy({ overlaps }: ReadVenn, of: readonly number[]): number | undefined {
  return overlaps.find(({ sets }) => sets.join() === of.join())?.size ?? (of.length === 2 ? 0 : undefined);
}

/** Names in a sentence: `“A”, “B” and “C”`. */
export function namesOf(of: readonly number[], sets: readonly { label: string }[]): string {
  const names = of.map((index) => quote(sets[index]?.label ?? ''));
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
}

/** Indexes of each two of some sets. */
export function pairsOf(count: number): [number, number][] {
  return [...Array(count).keys()].flatMap((other) =>
    [...Array(other).keys()].map((one): [number, number] => [one, other]),
  );
}

/** What no sets can be like. */
function contradictionOf(read: ReadVenn): string | undefined {
  const { sets, overlaps } = read;
  const more = (one: number, other: number) => one > other * (1 + RELATIVE);
  for (const { sets: of, size } of overlaps) {
    const again = sharedBy(read, of)!;
    if (again !== size)
      return `What ${namesOf(of, sets)} share is given as ${formatValue(again)} and as ${formatValue(size)}.`;
    const small = of.find((index) => more(size, sets[index]!.size));
    if (small !== undefined) {
      return `${namesOf(of, sets)} share ${formatValue(size)}, more than the ${formatValue(sets[small]!.size)} of ${quote(sets[small]!.label)}.`;
    }
  }
  if (sets.length < MOST_SETS) return undefined;
  const pairs = pairsOf(sets.length);
  const sizes = pairs.map((pair) => sharedBy(read, pair)!);
  const all = sharedBy(read, [0, 1, 2]);
  const low = sizes.findIndex((size) => more(all ?? 0, size));
  if (low >= 0)
    return `All three share ${formatValue(all!)}, more than the ${formatValue(sizes[low]!)} that ${namesOf(pairs[low]!, sets)} share.`;
  const inAll = all ?? Math.min(...sizes);
  const full = sets.findIndex(({ size }, index) => {
    const shared = sizes.reduce((sum, one, at) => (pairs[at]!.includes(index) ? sum + one : sum), 0);
    return more(shared - inAll, size);
  });
  if (full >= 0)
    return `What ${quote(sets[full]!.label)} shares with the others comes to more than its ${formatValue(sets[full]!.size)}.`;
  return undefined;
}

function quote(label: string): string {
  return `“${clip(label, MOST_NAME)}”`;
}
