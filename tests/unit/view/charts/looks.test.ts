import { expect, it } from 'vitest';
import { lookOf } from '../../../../src/view/charts/looks.ts';

it('each of sixteen series has a dash of its own, and another fill where its colour comes again', () => {
  const looks = Array.from({ length: 16 }, (_, index) => lookOf(index));
  expect(new Set(looks.map(({ dash }) => dash)).size).toBe(16);
  expect(new Set(looks.map(({ colour, fill }) => `${colour} ${fill}`)).size).toBe(16);
});
