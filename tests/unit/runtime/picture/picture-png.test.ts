import { expect, it } from 'vitest';
import { pngScale } from '../../../../src/runtime/picture/picture-png.ts';

it.each([
  [600, 300, 2],
  [2048, 10, 2],
  [8192, 100, 0.5],
  [100, 40_960, 0.1],
])('a PNG of %d × %d pixels is drawn at %d of them, for no side is too long', (width, height, scale) => {
  expect(pngScale(width, height)).toBe(scale);
});
