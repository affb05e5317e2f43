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
import { expect, it } from 'vitest';
import { SYMBOLS } from '../../../../src/view/charts/symbols.ts';

it('symbols are d3-shape’s', () => {
  const types = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolWye, symbolStar];
  expect(SYMBOLS).toEqual(types.map((type) => symbol(type, 42).digits(1)()));
});
