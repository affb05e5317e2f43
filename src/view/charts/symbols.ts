/**
 * A circle, a square, a triangle, a diamond, a cross, a wye and a star of 42 square pixels around 0 0. They are d3-shape's: what
 * makes them would weigh 1 KB, and a test holds them to it.
 */
export const SYMBOLS = [
  'M3.7,0A3.7,3.7,0,1,1,-3.7,0A3.7,3.7,0,1,1,3.7,0',
  'M-3.2,-3.2h6.5v6.5h-6.5Z',
  'M0,-5.7L4.9,2.8L-4.9,2.8Z',
  'M0,-6L3.5,0L0,6L-3.5,0Z',
  'M-4.3,-1.4L-1.4,-1.4L-1.4,-4.3L1.4,-4.3L1.4,-1.4L4.3,-1.4L4.3,1.4L1.4,1.4L1.4,4.3L-1.4,4.3L-1.4,1.4L-4.3,1.4Z',
  'M1.7,1L1.7,4.5L-1.7,4.5L-1.7,1L-4.8,-0.7L-3,-3.8L0,-2L3,-3.8L4.8,-0.7Z',
  'M0,-6.1L1.4,-1.9L5.8,-1.9L2.2,0.7L3.6,4.9L0,2.3L-3.6,4.9L-2.2,0.7L-5.8,-1.9L-1.4,-1.9Z',
];

/** The symbol of a series by its index, as SVG path data around 0 0: with its dash, what tells it from others without colours. */
export function symbolOf(index: number): string {
  return SYMBOLS[index % SYMBOLS.length]!;
}
