import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readApi } from '../../../../src/build/api/read-api.ts';
import { formatText } from '../../../../src/build/report.ts';
import { makeTree } from '../../../support/make-tree.ts';
import { apiOptions, documentsOf, fixture, render } from './convert-fixture.ts';

const LONG = 120_000;

/** A site's types as a build reads them, in a thread and with what is kept. */
async function read(root: string, entryPoints: string[], rest = {}) {
  const made = await readApi({ api: apiOptions(entryPoints, rest), root, cache: join(root, 'cache') });
  return { ...made, report: formatText(made.problems, { root }) };
}

describe('what is wrong with types', () => {
  it('is told of comments at the declaration: links that lead nowhere, unknown tags, HTML that is left out', async () => {
    const root = fixture('faults');
    const made = await documentsOf(root, apiOptions(['src/index.ts']));
    const [page] = made.documents.filter(({ path }) => path === '/api/interfaces/shown/');
    const rendered = await render(made, '/api/interfaces/shown/');
    const own = rendered.problems.map((problem) => ({ ...problem, ...page?.origin?.placeOf(problem.line) }));
    expect(formatText([...made.problems, ...own], { root })).toMatchInlineSnapshot(`
      "src/index.ts:6:18 Warning: {@link Nowhere} leads to nothing that has a page. Correct the name, import it, or export what it names from an entry file.
       6 | export interface Shown {
                            ^

      src/index.ts:9:6 Warning: TypeDoc says: Encountered an unknown block tag @colour. Remove the tag, or let the option api of pegboard() have tags: ['@colour'].
       9 |    * @colour red
                ^

      src/index.ts:11:3 Warning: The type Hidden is needed here, and no entry file exports it, so it has no page. Export Hidden from an entry file.
       11 |   hidden: Hidden;
              ^

      src/index.ts:14:3 Warning: The HTML element <blink> is not allowed here: it is left out, and its content stays. Remove it, or say it in Markdown.
       14 |   tag: string;
              ^"
    `);
    expect(made.problems.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it('is not that a package has no name, as where npm made its package.json', { timeout: LONG }, () => {
    const root = makeTree({ 'package.json': '{}', 'src/index.ts': '/** Loud. */\nexport type Volume = number;\n' });
    const module = new URL('../../../../src/build/api/convert.ts', import.meta.url);
    const options = { entryPoints: [join(root, 'src/index.ts')], root, tags: [] };
    const code = `import { convert } from ${JSON.stringify(module.href)};
      const { problems } = await convert(${JSON.stringify(options)});
      console.log(JSON.stringify(problems));`;
    // TypeDoc begins to look where the build was started.
    const made = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' });
    expect(made).toMatchObject({ stdout: '[]\n', stderr: '' });
  });

  it('is told at the line where TypeScript finds it', { timeout: LONG }, async () => {
    const root = makeTree({
      'src/index.ts': "export type { Wrong } from './wrong.ts';\n",
      'src/wrong.ts': 'export interface Wrong {\n  of: Nothing;\n}\n',
    });
    const { report, documents } = await read(root, ['src/index.ts']);
    expect(report).toMatchInlineSnapshot(`
      "src/wrong.ts:2:7 TypeScript says: Cannot find name 'Nothing' (TS2304). Correct it, for pages are made only of types that hold.
       2 |   of: Nothing;
                 ^"
    `);
    expect(documents).toEqual([]);
  });

  it('is told of files that are not there, all at once', async () => {
    const root = makeTree({ 'src/': '' });
    const { report } = await read(root, ['src/index.ts', 'src/types.ts'], { tsconfig: 'tsconfig.lib.json' });
    expect(report).toMatchInlineSnapshot(`
      "src/index.ts:1:1 The entry file src/index.ts of the option api is not there. Correct api.entryPoints in astro.config: paths are relative to the site's root.

      src/types.ts:1:1 The entry file src/types.ts of the option api is not there. Correct api.entryPoints in astro.config: paths are relative to the site's root.

      tsconfig.lib.json:1:1 The file tsconfig.lib.json of the option api is not there. Correct api.tsconfig in astro.config, or leave it out for tsconfig.json."
    `);
  });

  it('is told of entry files that export nothing', { timeout: LONG }, async () => {
    const root = makeTree({ 'src/index.ts': 'const secret = 1;\nexport {};\nvoid secret;\n' });
    expect((await read(root, ['src/index.ts'])).report).toMatchInlineSnapshot(`
      "src/index.ts:1:1 The entry files export nothing that a page could be made of. Export a type, a function or a value, or leave out the option api.
       1 | const secret = 1;
           ^"
    `);
  });
});

describe('what was made of types', () => {
  it('is kept until a source changes', { timeout: LONG }, async () => {
    const root = makeTree({ 'src/index.ts': '/** One. */\nexport type One = 1;\n' });
    const first = await read(root, ['src/index.ts']);
    expect(first.documents.map(({ path }) => path)).toContain('/api/type-aliases/one/');

    // What is kept is used: a mark put there comes back.
    const [kept = ''] = readdirSync(join(root, 'cache/api'));
    const file = join(root, 'cache/api', kept);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('One.', 'Kept.'));
    const texts = async () => (await read(root, ['src/index.ts'])).documents.map(({ text }) => text).join('');
    expect(await texts()).toContain('Kept.');

    writeFileSync(join(root, 'src/index.ts'), '/** Two. */\nexport type Two = 2;\n');
    expect(await texts()).toContain('Two.');
    mkdirSync(join(root, 'src/more'));
    writeFileSync(join(root, 'src/more/new.ts'), 'export {};\n');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Two.', 'Kept.'));
    expect(await texts()).toContain('Two.');
  });
});
