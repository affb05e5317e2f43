import { expect, it } from 'vitest';
import { makeTags } from '../../../src/render/make-tags.ts';

it('tags are counted once a tool and sorted by name', () => {
  expect([...makeTags([['text', 'text', 'chart'], ['text']]).values()]).toEqual([
    { name: 'chart', slug: 'chart', count: 1 },
    { name: 'text', slug: 'text', count: 2 },
  ]);
});

it('names of objects are names like any other', () => {
  const tags = makeTags([['toString', 'constructor', '__proto__']]);
  expect([...tags.keys()]).toEqual(['__proto__', 'constructor', 'toString']);
  expect(tags.get('toString')).toEqual({ name: 'toString', slug: 'tostring', count: 1 });
});

it('every tag has an address of its own', () => {
  const slugs = [...makeTags([['C', 'c', 'C++', 'c-1', '日本語', '+', '-', '/']]).values()].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[\p{L}\p{N}_-]*[\p{L}\p{N}][\p{L}\p{N}_-]*$/u);
});

it('a long tag, or one that is no well-formed text, has an address that can be written', () => {
  const slugs = [...makeTags([['日'.repeat(100), 'x'.repeat(5000), '\ud800', `${'a'.repeat(59)}😀`]]).values()].map(
    ({ slug }) => slug,
  );
  for (const slug of slugs) {
    expect(new TextEncoder().encode(slug).length).toBeLessThan(250);
    expect(slug.isWellFormed()).toBe(true);
  }
});
