import { expect, test } from 'vitest';
import { shortenValue } from '../../../src/render/shorten-value.ts';

test('a short value stands as it is', () => {
  expect(shortenValue('')).toBe('');
  expect(shortenValue('one\ntwo\n')).toBe('one\ntwo\n');
  expect(shortenValue('x'.repeat(300))).toBe('x'.repeat(300));
});

test('of a long one the beginning is shown, and its length', () => {
  expect(shortenValue('x'.repeat(1234))).toBe(`${'x'.repeat(300)}… (1,234 characters in all)`);
});

test('many short lines are long too', () => {
  expect(shortenValue('a\n'.repeat(20))).toBe(`${'a\n'.repeat(7)}a… (40 characters in all)`);
});

test('no character is cut in half', () => {
  expect(shortenValue(`${'x'.repeat(299)}😀y`)).toBe(`${'x'.repeat(299)}… (302 characters in all)`);
});
