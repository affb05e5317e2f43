import { numberLanguage } from '../number-language.ts';

/** Of what is told to a tenth of a percent. */
const LEAST = 0.001;
const MOST = 0.999;

/** A part of a whole, from 0 to 1, in percent. Rounding makes no part that is there into none, nor one that is not all into all. */
export function formatShare(part: number): string {
  if (part <= 0) return '0 %';
  if (part >= 1) return '100 %';
  const [sign, shown] = part < LEAST ? ['<', LEAST] : part > MOST ? ['>', MOST] : ['', part];
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${sign}${(100 * shown).toLocaleString(numberLanguage(), digits)} %`;
}
