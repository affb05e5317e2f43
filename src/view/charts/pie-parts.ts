import type { PieOutput, Slice } from '../../model/picture.ts';
import type { Tone } from '../../model/tone.ts';
import { clip, plural } from '../format.ts';
import { formatQuantity } from './format-quantity.ts';
import { formatValue } from './format-ticks.ts';
import { type Look, lookOf } from './looks.ts';
import { isDrawable } from './scale.ts';

/** What a pie is divided into. */
export interface PiePart {
  label: string;
  value: number;
  tone: Tone;
  explode: boolean;
  /** Undefined for what no slice accounts for. */
  look: Look | undefined;
}

/** A whole and its parts. */
export interface DividedPie {
  whole: number;
  parts: PiePart[];
  /** What is not drawn by itself, and why. */
  notes: string[];
}

/** Slices that can be told apart. */
const MOST_SLICES = 6;
/** Sums differ by this part where they are meant to be equal. */
const RELATIVE = 1e-9;
/** Characters of a name in a sentence. */
const MOST_NAME = 60;

/** Divides a whole, or says why it cannot be done. */
export function dividePie(output: PieOutput): DividedPie | string {
  const { slices, total, unit } = output;
  const sum = slices.reduce((all, { value }) => all + value, 0);
  const whole = total === undefined || Math.abs(total - sum) <= RELATIVE * sum ? sum : total;
  const refusal = refusalOf(output, sum, whole);
  if (refusal !== undefined) return refusal;
  const folded = fold(slices);
  const parts = folded.map(({ label, value, tone = 'normal', explode = false }, at): PiePart => {
    return { label, value, tone, explode, look: lookOf(at) };
  });
  const notes: string[] = [];
  const others = slices.length - folded.length + 1;
  if (others > 1) notes.push(`Other is the ${others} smallest of ${slices.length} parts: the numbers list them.`);
  if (whole > sum) {
    parts.push({ label: 'Not accounted for', value: whole - sum, tone: 'normal', explode: false, look: undefined });
    notes.push(`The parts come to ${formatQuantity(sum, unit)} of a total of ${formatQuantity(whole, unit)}.`);
  }
  return { whole, parts, notes };
}

function refusalOf({ slices, total }: PieOutput, sum: number, whole: number): string | undefined {
  if (slices.length === 0) return 'There is nothing to draw: the pie has no slices.';
  const endless = slices.find(({ value }) => !isDrawable(value, false));
  const negative = slices.find(({ value }) => value < 0);
  const name = ({ label }: Slice) => `“${clip(label, MOST_NAME)}”`;
  if (endless) return `${name(endless)} is not finite, or too large for a picture: it has no share of a whole.`;
  if (negative) {
    return `${name(negative)} is ${formatValue(negative.value)}, and what is less than zero has no share of a whole.`;
  }
  if (!isDrawable(whole, false))
    return 'The total is not finite, or too large for a picture: nothing has a share of it.';
  if (whole <= 0) return `There is nothing to draw: the total is ${formatValue(whole)}.`;
  if (sum <= whole) return undefined;
  return `The parts come to ${formatValue(sum)}, more than the total of ${formatValue(total ?? 0)}: they are no shares of it.`;
}

/** The largest slices in their order, and the rest as one. */
function fold(slices: readonly Slice[]): Slice[] {
  if (slices.length <= MOST_SLICES) return [...slices];
  const kept = new Set(slices.toSorted((one, other) => other.value - one.value).slice(0, MOST_SLICES - 1));
  const rest = slices.filter((slice) => !kept.has(slice));
  const value = rest.reduce((sum, slice) => sum + slice.value, 0);
  return [...slices.filter((slice) => kept.has(slice)), { label: `Other (${plural(rest.length, 'part')})`, value }];
}
