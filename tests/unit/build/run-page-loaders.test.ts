import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDocuments } from '../../../src/build/read-documents.ts';
import { runPageLoaders } from '../../../src/build/run-page-loaders.ts';
import { makeTree } from '../../support/make-tree.ts';

/** Runs one loader, of TypeScript unless its name is given. */
async function load(code: string, { name = 'page.md.ts', limitMs = 20_000 } = {}) {
  const root = makeTree({ [`content/${name}`]: code, 'content/_parts.ts': 'export const title: string = "Shared";' });
  const loader = { absolute: join(root, 'content', name), file: `content/${name}` };
  const [page] = await runPageLoaders([loader], { root, limitMs });
  if (page?.text !== undefined) return page.text;
  const { file, line, column, code: rule, fault } = page!.problem!;
  return `${file}:${line}:${column} ${rule}: ${fault}`;
}

it.each([
  ['a function', 'export default (): string => "# One";', '# One'],
  ['an async function', 'export default async () => "# Two";', '# Two'],
  ['with what it imports', 'import { title } from "./_parts.ts";\nexport default () => "# " + title;', '# Shared'],
])('a loader gives the text of its page: %s', async (_, code, text) => {
  expect(await load(code)).toBe(text);
});

it('nobody is warned of a package.json that does not say what its modules are', () => {
  const root = makeTree({ 'package.json': '{}', 'content/page.md.ts': 'export default () => "# Four";' });
  const loader = { absolute: join(root, 'content/page.md.ts'), file: 'content/page.md.ts' };
  const module = new URL('../../../src/build/run-page-loaders.ts', import.meta.url);
  const code = `import { runPageLoaders } from ${JSON.stringify(module.href)};
    const [page] = await runPageLoaders([${JSON.stringify(loader)}], { root: ${JSON.stringify(root)} });
    console.log(page.text);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: '# Four\n', stderr: '' });
});

it('a loader may be JavaScript', async () => {
  expect(await load('export default () => "# Three";', { name: 'page.md.js' })).toBe('# Three');
});

it.each([
  [
    'throws',
    'const a: number = 1;\nexport default () => {\n  throw new Error("a is " + a + ".");\n};',
    ':3:9 loader-threw: This page loader threw: a is 1',
  ],
  [
    'throws no error',
    'export default () => {\n  throw { a: 1 };\n};',
    ':1:1 loader-threw: This page loader threw: { a: 1 }',
  ],
  [
    'cannot be read',
    'export default () => {\n  return );\n};',
    ':2:1 loader-threw: This page loader threw: Expression expected',
  ],
  [
    'imports what is not there',
    'import "./none.ts";',
    ":1:1 loader-threw: This page loader threw: Cannot find module 'content/none.ts' imported from content/page.md.ts",
  ],
  [
    'throws later, where nothing waits',
    'export default () => new Promise(() => setTimeout(() => {\n  throw new Error("Late"); }));',
    ':2:9 loader-threw: This page loader threw: Late',
  ],
  [
    'exports no function',
    'export default "# Title";',
    ':1:1 loader-no-function: The default export of this page loader is a string, and must be a function',
  ],
  [
    'exports nothing',
    'export {};',
    ':1:1 loader-no-function: The default export of this page loader is nothing, and must be a function',
  ],
  [
    'gives no text',
    'export default () => ["# Title"];',
    ':1:1 loader-no-text: This page loader gave a list, and must give the Markdown of its page',
  ],
  [
    'gives a text too large',
    'export default () => "x".repeat(1024 * 1024 + 1);',
    ':1:1 loader-too-large: This page loader gave 1048577 bytes, and a page may have 1048576',
  ],
  ['ends the process', 'export default () => process.exit(0);', ':1:1 loader-ended: This page loader ended its thread'],
])('a loader that %s is refused where that is', async (_, code, said) => {
  expect(await load(code)).toBe(`content/page.md.ts${said}`);
});

it('a loader that never ends is stopped, and the next one runs', async () => {
  const root = makeTree({ 'a.md.js': 'export default () => { for (;;); };', 'b.md.js': 'export default () => "b";' });
  const loaders = ['a.md.js', 'b.md.js'].map((file) => ({ absolute: join(root, file), file }));
  const pages = await runPageLoaders(loaders, { root, limitMs: 1500 });
  expect(pages[0]?.problem).toMatchObject({
    code: 'loader-too-slow',
    fault: 'This page loader was stopped after 1500 ms',
  });
  expect(pages[1]?.text).toBe('b');
});

it('a loader is a document at its place, and one that fails is none', async () => {
  const root = makeTree({
    'content/guide/index.md.ts': 'export default () => "# Guide";',
    'content/broken.md.ts': 'export default 1;',
    'content/_parts.md.ts': 'export default 1;',
    'content/plain.ts': 'export default 1;',
  });
  const { documents, problems } = await readDocuments(join(root, 'content'), root);
  expect(documents.map(({ file, path, text }) => [file, path, text])).toEqual([
    ['content/guide/index.md.ts', '/guide/', '# Guide'],
  ]);
  expect(problems.map(({ file, code }) => [file, code])).toEqual([['content/broken.md.ts', 'loader-no-function']]);
});
