import { expect, it } from 'vitest';
import { Memory } from '../../../src/build/memory.ts';

it('what the last load asked for is remembered, and what it did not is forgotten', () => {
  const memory = new Memory();
  const a: [string, string] = ['proof', 'a'];
  const b: [string, unknown] = ['proof', { b: 1 }];
  expect(memory.recall(a)).toBeUndefined();
  expect(memory.keep(a, 'of a')).toBe('of a');
  memory.keep(b, 'of b');
  memory.settle();
  expect(memory.recall(a)).toBe('of a');
  memory.settle();
  expect(memory.recall(a)).toBe('of a');
  expect(memory.recall(b)).toBeUndefined();
});
