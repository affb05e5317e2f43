import { expect, it } from 'vitest';
import { isDeviceName, isIdentifier, toIdentifier } from '../../../src/model/identifier.ts';

it.each(['a', '7zip', 'word-count', 'constructor', 'a-'])('takes %s for an id', (id) => {
  expect(isIdentifier(id)).toBe(true);
});

it.each(['', '-a', 'A', 'a_b', 'a b', '__proto__', 'é', 'a/b', '..', 7, null, 'a\n'])('takes %j for none', (id) => {
  expect(isIdentifier(id)).toBe(false);
});

it.each([
  ['My Tool', 'my-tool'],
  ['wordCount', 'wordcount'],
  ['  Crème brûlée! ', 'creme-brulee'],
  ['../../etc', 'etc'],
  ['__', undefined],
  ['日本', undefined],
])('makes of %j the id %j', (text, id) => {
  expect(toIdentifier(text)).toBe(id);
});

it('knows the names that Windows keeps', () => {
  expect(['con', 'nul', 'aux', 'prn', 'com1', 'com9', 'lpt1', 'lpt9'].every(isDeviceName)).toBe(true);
  expect(['com0', 'com10', 'console', 'constructor', 'lpt'].some(isDeviceName)).toBe(false);
});
