import { expect, it } from 'vitest';
import { toPointer } from '../../../src/model/problem.ts';

it('writes a path as a JSON Pointer', () => {
  expect(toPointer([])).toBe('');
  expect(toPointer(['samples', 2, 'input'])).toBe('/samples/2/input');
  expect(toPointer(['a/b', '~1', ''])).toBe('/a~1b/~01/');
});
