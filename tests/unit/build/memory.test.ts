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

it('what is asked for again is made once, and what failed is made anew', async () => {
  const memory = new Memory();
  let made = 0;
  const make = async () => {
    made += 1;
    if (made === 1) throw new Error('not yet');
    return made;
  };
  await expect(memory.once(['files'], make)).rejects.toThrow('not yet');
  expect(await memory.once(['files'], make)).toBe(2);
  expect(await memory.once(['files'], make)).toBe(2);
  expect(await memory.once(['files', 'other'], make)).toBe(3);
});

it('a part that is the same is not made again, and what fails takes nothing away', async () => {
  const memory = new Memory();
  const make = (value: string) => async () => value;
  expect(await memory.part('tools', true, make('first'))).toBe('first');
  expect(await memory.part('tools', true, make('second'))).toBe('first');
  expect(await memory.part('tools', false, make('third'))).toBe('third');
  await expect(memory.part('tools', false, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await memory.part('tools', true, make('fourth'))).toBe('third');
});
