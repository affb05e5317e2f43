import { expect, it } from 'vitest';
import { legible } from '../../../../src/build/social/legible.ts';

it.each([
  ['Histogram', 'Histogram'],
  ['Ελλάδα, Київ, Đặng, ő', 'Ελλάδα, Київ, Đặng, ő'],
  ['cafe\u0301\n bar', 'café bar'],
  ['Wrench 🔧 set', 'Wrench set'],
  // What would turn the direction of a line is no letter.
  ['a\u202eb', 'ab'],
  ['مرحبا', undefined],
  ['日本 tools', undefined],
  ['हिन्दी', undefined],
  ['🔧', undefined],
  ['', undefined],
])('%j is shown as %j', (text, shown) => {
  expect(legible(text, 50)).toBe(shown);
});

it('a long text is cut before it is looked at', () => {
  expect(legible('𝒂'.repeat(3) + 'b'.repeat(100), 3)).toBeUndefined();
  expect(legible(`${'b'.repeat(100)}日`, 50)).toBe('b'.repeat(50));
});
