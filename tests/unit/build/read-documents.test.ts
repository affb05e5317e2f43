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

it('a document that leads out of its directory, is no UTF-8 or is too large is refused, and nothing of it is read', async () => {
  const root = makeTree({
    'secret.md': '# Secret\n',
    'elsewhere/page.md': '# Secret\n',
    'content/link.md': { link: '../secret.md' },
    'content/folder': { link: '../elsewhere' },
    'content/latin.md': Uint8Array.of(0x23, 0x20, 0x61, 0xe9),
    'content/large.md': 'x'.repeat(1024 * 1024 + 1),
    'content/good.md': '# Good\n',
  });
  const { documents, problems } = await readDocuments(join(root, 'content'), root);
  expect(documents.map(({ text }) => text)).toEqual(['# Good\n']);
  expect(problems.map(({ file, code, column }) => [file, code, column])).toEqual([
    ['content/folder/page.md', 'file-outside', 1],
    ['content/large.md', 'file-too-large', 1],
    ['content/latin.md', 'file-not-utf8', 4],
    ['content/link.md', 'file-outside', 1],
  ]);
});

it('a file or folder whose name leaves nothing for an address is refused, and its page does not vanish', async () => {
  const files = ['!!!.md', 'emoji/😀.md', '😀/page.md', '日本語/次.md', 'smile 😀.md'];
  const root = makeTree(Object.fromEntries(files.map((file) => [`content/${file}`, 'x'])));
  const { documents, problems } = await readDocuments(join(root, 'content'), root);
  expect(documents.map(({ path }) => path)).toEqual(['/smile-/', '/日本語/次/']);
  expect(problems.map(({ file, code }) => [file, code])).toEqual([
    ['content/!!!.md', 'page-name'],
    ['content/emoji/😀.md', 'page-name'],
    ['content/😀/page.md', 'page-name'],
  ]);
});
