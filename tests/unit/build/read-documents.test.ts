import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDocuments } from '../../../src/build/read-documents.ts';
import { makeTree } from '../../support/make-tree.ts';

const pathsOf = async (root: string) =>
  (await readDocuments(join(root, 'content'), root)).documents.map(({ file, path }) => [file, path]);

it('a document is published at its place, an index at its folder', async () => {
  const files = ['index.md', 'Guide/First steps.md', 'guide/index.md', '_draft.md', '_parts/a.md', 'notes.txt'];
  const root = makeTree(Object.fromEntries(files.map((file) => [`content/${file}`, 'x'])));
  expect(await pathsOf(root)).toEqual([
    ['content/Guide/First steps.md', '/guide/first-steps/'],
    ['content/guide/index.md', '/guide/'],
    ['content/index.md', '/'],
  ]);
});

it('a site needs no documents', async () => {
  expect(await pathsOf(makeTree({ 'tools/': '' }))).toEqual([]);
});
