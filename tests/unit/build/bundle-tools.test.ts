import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundleTools } from '../../../src/build/bundle-tools.ts';
import { readTools } from '../../../src/build/read-tools.ts';
import { type Entry, makeTree } from '../../support/make-tree.ts';
import { QUICK, type Sketch, say, sketchFiles } from '../../support/prove-sketches.ts';

const WORKER = { runtime: { entry: 'index.ts', thread: 'worker' } };

/** Bundles sketched tools, with further files beside them. */
async function bundle(sketches: { [id: string]: Sketch }, files: { [path: string]: Entry } = {}) {
  const root = makeTree({ ...sketchFiles(sketches), 'site/.keep': '', ...files });
  return { root, ...(await bundleIn(root)) };
}

async function bundleIn(root: string, siteRoot = root) {
  const { tools } = await readTools({ tools: join(root, 'tools'), root: siteRoot });
  const outDir = join(root, 'out');
  const bundled = await bundleTools(tools, { outDir, root: siteRoot });
  const codes = new Map(bundled.files.map((name) => [name, readFileSync(join(outDir, name), 'utf8')]));
  return { ...bundled, outDir, codes, said: bundled.problems.map(say) };
}

describe('the bundles', () => {
  it('are one module a tool, with what its card needs and what loads it', async () => {
    const odd = 'quote \' " ` $\u007bx} \\ \u2028 </script> \ud800 __proto__';
    const { modules, files, outDir } = await bundle({ main: { name: odd }, worker: { ...QUICK } });
    expect([...modules.keys()]).toEqual(['main', 'worker']);
    expect(files.map((name) => name.replace(/[0-9a-f]{8}/, 'HASH'))).toEqual([
      'main.HASH.js',
      'shared.code.HASH.js',
      'worker.HASH.js',
    ]);
    expect(readdirSync(outDir).sort()).toEqual(files);
    const { tool, load } = await import(pathToFileURL(modules.get('main')?.file ?? '').href);
    expect(tool).toMatchObject({ id: 'main', name: odd, thread: 'main', samples: [] });
    expect(Object.keys(tool).sort()).toEqual([
      'autoRun',
      'calls',
      'cardFields',
      'id',
      'inputs',
      'kinds',
      'name',
      'reset',
      'runs',
      'samples',
      'thread',
      'timeoutMs',
    ]);
    expect(await (await load()).run({ text: 'a' }, {})).toEqual({ kind: 'text', text: 'a' });
  });

  it('keep sample keys that are names of every object', async () => {
    const inputs = [{ id: 'constructor', type: 'text', label: 'C', default: 'c' }];
    const { modules } = await bundle({ odd: { inputs, samples: [{ label: 's', input: { constructor: 'd' } }] } });
    const { tool } = await import(pathToFileURL(modules.get('odd')?.file ?? '').href);
    expect(tool.samples).toEqual([{ label: 's', input: { constructor: 'd' } }]);
  });

  it("evaluate nothing of a worker's tool until it is loaded", async () => {
    const module = 'globalThis.evaluated = (globalThis.evaluated ?? 0) + 1; export default { run: () => 1 };';
    const { modules } = await bundle({ worker: { ...WORKER, module } });
    const evaluated = () => Reflect.get(globalThis, 'evaluated');
    const { load } = await import(pathToFileURL(modules.get('worker')?.file ?? '').href);
    expect(evaluated()).toBeUndefined();
    expect((await load()).run()).toBe(1);
    expect(evaluated()).toBe(1);
    Reflect.deleteProperty(globalThis, 'evaluated');
  });

  it('share what tools share, and nothing of one tool is in the bundle of another', async () => {
    const { codes, modules } = await bundle(
      {
        one: { module: `import { word } from '../../lib/word.ts'; export default { run: () => word('only one') };` },
        two: {
          ...WORKER,
          module: `import { word } from '../../lib/word.ts'; export default { run: () => word('only two') };`,
        },
        three: {
          module: `import one from '../one/index.ts'; export default { run: () => [one.run(), 'only three'] };`,
        },
      },
      { 'lib/word.ts': `export const word = (text: string) => ({ kind: 'text', text: text + ' and shared' });` },
    );
    const holders = (text: string) =>
      [...codes].filter(([, code]) => code.includes(text)).map(([name]) => name.split('.')[0]);
    expect(holders('and shared')).toEqual(['shared']);
    expect(holders('only one')).toEqual(['shared']);
    expect(holders('only two')).toEqual(['shared']);
    expect(holders('only three')).toEqual(['three']);
    for (const [id, { name }] of modules) {
      const others = [...modules.values()].filter((other) => other.name !== name);
      for (const other of others) expect(codes.get(name), `${id} loads ${other.name}`).not.toContain(other.name);
    }
  });

  it('are the same bytes wherever the site stands, without a trace of where', async () => {
    const sketches = {
      one: { module: `import { word } from '../../lib/word.ts'; export default { run: () => word };` },
      two: { ...QUICK },
    };
    const lib = { 'lib/word.ts': `export const word = 'word';` };
    const [first, second] = [await bundle(sketches, lib), await bundle(sketches, lib)];
    expect(first.root).not.toBe(second.root);
    expect(first.codes).toEqual(second.codes);
    for (const code of first.codes.values()) expect(code).not.toContain(first.root);
    for (const code of first.codes.values()) expect(code).not.toContain('sourceMappingURL');
  });

  it('replace what stood in their directory', async () => {
    const { root, files, outDir } = await bundle({ one: {}, two: {} }, { 'out/old.0.js': 'old', 'out/old/x': 'old' });
    expect(readdirSync(outDir).sort()).toEqual(files);
    expect((await bundleIn(root)).files).toEqual(files);
  });

  it('may import packages, and JSON', async () => {
    const { said, codes } = await bundle(
      {
        one: {
          module: `import { a } from 'some-package'; import b from './b.json'; export default { run: () => a + b.text };`,
        },
      },
      {
        'node_modules/some-package/package.json':
          '{"name": "some-package", "type": "module", "exports": "./lib/index.js"}',
        'node_modules/some-package/lib/index.js': `export { a } from '../other.js';`,
        'node_modules/some-package/other.js': `export const a = 'from the package';`,
        'tools/one/b.json': '{"text": "from JSON"}',
      },
    );
    expect(said).toEqual([]);
    expect([...codes.values()].join()).toMatch(/from the package.*from JSON/s);
  });
});

describe('a module that cannot be bundled', () => {
  it('is told of at its place, and the others are bundled', async () => {
    const imports = (...names: string[]) =>
      `${names.map((name, index) => `import a${index} from '${name}';\n`).join('')}export default { run: () => [${names.map((_, index) => `a${index}`)}] };`;
    const { said, modules } = await bundle(
      {
        bom: { module: '\ufeffconst x = 1;\r\n\texport default { run() { return 1 + ; } };\r\n' },
        broken: { module: 'export default {\n  run() { return 1 + ; },\n};\n' },
        dynamic: { module: `export default { run: async () => import('https://example.com/x.js') };` },
        good: {},
        missing: { module: imports('./nope.ts', 'no-such-package') },
        'named-export': { module: `import { nope } from '../../lib/fine.ts';\nexport default { run: () => nope };` },
        'no-default': { module: 'export const run = () => 1;' },
        'no-default-worker': { ...WORKER, module: 'export const run = () => 1;' },
        node: { module: imports('node:fs', 'path') },
        reexports: { module: `export * from './gone.ts';\nexport default { run() {} };` },
        'shared-a': { module: imports('../../lib/broken.ts') },
        'shared-b': { module: imports('../../lib/broken.ts') },
        style: { module: imports('./style.css') },
        worker: { ...QUICK },
      },
      {
        'lib/fine.ts': 'export const fine = 1;',
        'lib/broken.ts': 'export default {;',
        'tools/style/style.css': 'a {}',
      },
    );
    expect([...modules.keys()]).toEqual(['good', 'worker']);
    expect(said).toMatchSnapshot();
  });

  it('may not reach outside the site, by a path or by a link', async () => {
    const root = makeTree({
      ...Object.fromEntries(
        Object.entries(
          sketchFiles({
            path: { module: `import a from '../../../outside.ts';\nexport default { run: () => a };` },
            link: { module: `import a from './link.ts';\nexport default { run: () => a };` },
            inside: { module: `import a from './inside.ts';\nexport default { run: () => a };` },
          }),
        ).map(([path, text]) => [`site/${path}`, text]),
      ),
      'outside.ts': `export default 'secret';`,
      'site/lib.ts': 'export default 1;',
      'site/tools/link/link.ts': { link: '../../../outside.ts' },
      'site/tools/inside/inside.ts': { link: '../../lib.ts' },
    });
    const { said, modules, codes } = await bundleIn(join(root, 'site'));
    expect([...modules.keys()]).toEqual(['inside']);
    expect([...codes.values()].join()).not.toContain('secret');
    expect(said).toMatchSnapshot();
  });

  it('may be large, and not too large', async () => {
    const module = (size: number) =>
      `export default { run: () => ({ kind: 'text', text: ${JSON.stringify('x'.repeat(size))} }) };`;
    const { said, modules, files } = await bundle({
      large: { module: module(300_000) },
      huge: { ...WORKER, module: module(5_000_000) },
      good: {},
    });
    expect([...modules.keys()]).toEqual(['good', 'large']);
    expect(files).toHaveLength(2);
    expect(said).toMatchSnapshot();
  });
});
