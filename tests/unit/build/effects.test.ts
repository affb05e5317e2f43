import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createEffects } from '../../../src/build/effects.ts';
import { makeTree } from '../../support/make-tree.ts';

it('text, bytes and copies are written with their folders', async () => {
  const root = makeTree({ 'from.txt': 'copied', 'out/': '' });
  const effects = createEffects(join(root, 'out'));
  await effects.write('a/text.txt', 'text');
  await effects.write('a/bytes.bin', Uint8Array.of(1, 2));
  await effects.write('b/copy.txt', { copyOf: join(root, 'from.txt') });
  expect(readFileSync(join(root, 'out/a/text.txt'), 'utf8')).toBe('text');
  expect([...readFileSync(join(root, 'out/a/bytes.bin'))]).toEqual([1, 2]);
  expect(readFileSync(join(root, 'out/b/copy.txt'), 'utf8')).toBe('copied');
});

it('two outputs at one path are refused, also where they differ by case only', async () => {
  const root = makeTree({ 'index.html': 'a page' });
  const effects = createEffects(root);
  await expect(effects.write('index.html', 'x')).rejects.toThrow('Two outputs at one path: index.html');
  await effects.write('a.txt', 'x');
  await expect(effects.write('A.txt', 'y')).rejects.toThrow('Two outputs at one path: A.txt');
  expect(readFileSync(join(root, 'index.html'), 'utf8')).toBe('a page');
});
