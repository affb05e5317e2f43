/** A part of a whole, from 0 to 1, in percent. Rounding makes no part that is there into none, nor one that is not all into all. */
export function formatShare(part: number): string {
  if (part <= 0) return '0 %';
  if (part >= 1) return '100 %';
  if (part < 0.001) return '<0.1 %';
  return part > 0.999 ? '>99.9 %' : `${(100 * part).toFixed(1)} %`;
}
