import { round } from './field.ts';

/** A rectangle as path data. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${-round(width)}z`;
}
