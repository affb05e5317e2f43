import { clip } from '../format.ts';
import { formatValue } from './format-ticks.ts';

/** Characters of a unit. */
const MOST_UNIT = 24;

/** A number with its unit, for a sentence or a list. */
export function formatQuantity(value: number, unit: string | undefined): string {
  return unit ? `${formatValue(value)} ${clip(unit, MOST_UNIT)}` : formatValue(value);
}
