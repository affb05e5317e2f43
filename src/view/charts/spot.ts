/** A place of a picture where a value can be read. */
export interface Spot {
  /** From 0, the left of the picture, to 1. */
  x: number;
  /** From 0, the top of the picture, to 1. */
  y: number;
  /** What is there, in full. */
  label: string;
  /** Its value, with the unit. */
  value: string;
  /** Its part of the whole. */
  share?: string;
}
