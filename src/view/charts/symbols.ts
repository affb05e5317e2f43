import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3-shape';

const SYMBOLS = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolWye, symbolStar].map(
  (type) => symbol(type, 42).digits(1)() ?? '',
);

/** The symbol of a series by its index, as SVG path data around 0 0: with its dash, what tells it from others without colours. */
export function symbolOf(index: number): string {
  return SYMBOLS[index % SYMBOLS.length]!;
}
