import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTools } from '../../../../src/build/read-tools.ts';
import { Code, type Dialect } from '../../../../src/dialects/dialect.ts';
import { makeTool } from '../../../support/make-tool.ts';
import { type Entry, makeTree } from '../../../support/make-tree.ts';

/** A file outside every site. */
const HERE = import.meta.filename;

/** A dialect whose definitions are modules. A property `wrong` anywhere is an error there. */
const probe: Dialect = {
  id: 'probe',
  title: 'Probe',
  files: ['probe.ts', 'probe.json'],
  modules: {
    'probe.ts': {
      find: (exports) => (exports.has('default') ? ['default'] : exports.has('name') ? [] : undefined),
      wanted: 'the definition must be its default export',
      example: 'export default { name: "…" }',
      functions: [['run']],
    },
  },
  maxBytes: 10_000,
  definition: {
    schema: { type: 'object', required: ['name'], properties: { name: { type: 'string' }, run: {}, rest: {} } },
    rules: [
      function* ({ document }) {
        const open: [unknown, (string | number)[]][] = [[document, []]];
        for (const [value, path] of open) {
          if (typeof value !== 'object' || value === null) continue;
          for (const [key, item] of Object.entries(value))
            open.push([item, [...path, Array.isArray(value) ? Number(key) : key]]);
          if (!Object.hasOwn(value, 'wrong')) continue;
          const words = { code: 'wrong', fault: 'It is wrong', fix: 'Correct it' };
          yield { severity: 'error', path: [...path, 'wrong'], at: 'key', ...words };
          yield { severity: 'error', path: [...path, 'wrong'], ...words };
        }
      },
    ],
  },
  normalise: (_definition, _cases, { directory }) => ({ tools: [makeTool({ id: directory })] }),
};

/** Reads one module, with further files beside the tools. */
async function read(module: Entry, files: { [path: string]: Entry } = {}) {
  const root = makeTree({ 'tools/one/probe.ts': module, ...files });
  const { tools, problems } = await readTools({ tools: join(root, 'tools'), root, dialects: [probe] });
  const said = problems.map(({ severity, code, file, line, column, pointer, fault, fix }) =>
    `${severity} ${code} ${file}:${line}:${column} ${pointer} ${fault}. ${fix}.`.replaceAll(HERE, '/elsewhere.ts'),
  );
  return { values: tools.map(({ definition }) => definition.value), said };
}

/** Where the module's text says `wrong`, as its problems say it: the key's and the value's line and column. */
async function placesIn(module: string): Promise<string[]> {
  const { said } = await read(module);
  return said.filter((line) => line.includes(' wrong ')).map((line) => /:(\d+:\d+) /.exec(line)?.[1] ?? '');
}

describe('a definition that is a module', () => {
  it('is what it exports, with its functions marked', async () => {
    const { values, said } = await read(`import type { Gone } from './not-there.ts';
      const name: string = 'one';
      export default { name, rest: [1.5, null, true, { deep: 'é😀' }, { none: undefined }], run() {} } satisfies Gone;`);
    expect(said).toEqual([]);
    expect(values).toEqual([{ name: 'one', rest: [1.5, null, true, { deep: 'é😀' }, {}], run: expect.any(Code) }]);
  });

  it('may be several exports, and may import code, JSON and packages of the site', async () => {
    const { values, said } = await read(
      `import words from '../../lib/words.json'; import { upper } from '../../lib/upper.ts'; import kept from 'kept';
       export const name = upper(words.name); export const rest = kept; export const run = async () => 1;`,
      {
        'lib/words.json': '{"name": "two"}',
        'lib/upper.ts': 'export const upper = (text: string) => text.toUpperCase();',
        'node_modules/kept/package.json': '{"name": "kept", "main": "index.js"}',
        'node_modules/kept/index.js': 'module.exports = [1];',
      },
    );
    expect(said).toEqual([]);
    expect(values).toEqual([{ name: 'TWO', rest: [1], run: expect.any(Code) }]);
  });

  it('keeps names of every object as keys', async () => {
    const { values } = await read(
      `export default { name: 'n', rest: JSON.parse('{"__proto__": {"constructor": 1}, "list": "entries"}') };`,
    );
    expect(JSON.stringify(values)).toBe('[{"name":"n","rest":{"__proto__":{"constructor":1},"list":"entries"}}]');
  });

  it('is read beside those of JSON, and many are read together', async () => {
    const files: { [path: string]: Entry } = {};
    for (let index = 0; index < 40; index += 1)
      files[`tools/t${index}/probe.ts`] = `export default { name: 'tool ${index}' };`;
    const { values, said } = await read(`export default { name: 'one' };`, {
      ...files,
      'tools/json/probe.json': '{"name": "json"}',
    });
    expect(said).toEqual([]);
    expect(values).toHaveLength(42);
    expect(values).toContainEqual({ name: 'tool 39' });
    expect(values).toContainEqual({ name: 'json' });
  });

  it('is read anew when it has changed', async () => {
    const root = makeTree({ 'tools/one/probe.ts': `export default { name: 'first' };` });
    const read = () => readTools({ tools: join(root, 'tools'), root, dialects: [probe] });
    expect((await read()).tools[0]?.definition.value).toEqual({ name: 'first' });
    writeFileSync(join(root, 'tools/one/probe.ts'), `export default { name: 'second' };`);
    expect((await read()).tools[0]?.definition.value).toEqual({ name: 'second' });
  });

  it('is held to its schema and its rules, where the source says it', async () => {
    const { said } = await read(`export default {\n  name: 12,\n  nmae: 'x',\n};`);
    expect(said).toMatchSnapshot();
  });

  it.each([
    ['throws', `import { fail } from '../../lib/fail.ts'; export default fail();`],
    ['needs what only Node has', `export default { name: process.cwd() };`],
    ['never ends', `for (;;);`],
    ['waits for ever', `await new Promise(() => {}); export default {};`],
    ['does not parse', `export default {\n  name: 'a',,\n};`],
    ['is empty', ``],
    ['exports nothing', `const name = 'a';`],
    ['exports something else', `export const tool = { name: 'a' }; export function helper() {}`],
    ['exports a function', `export default () => ({ name: 'a' });`],
    ['exports a promise', `export default Promise.resolve({ name: 'a' });`],
    ['exports undefined', `export default undefined;`],
    ['imports what is not there', `import { x } from './gone.ts';\nexport default x;`],
    ['imports what is outside', `import x from '${HERE}'; export default x;`],
    [
      'imports what only Node has',
      `import { readFileSync } from 'node:fs'; export default readFileSync('/etc/passwd');`,
    ],
    ['imports a file that is no code', `import x from './probe.css'; export default x;`],
    ['asks the network', `await fetch('https://example.com').catch(() => {}); export default { name: 'a' };`],
    ['changes the language', `Object.keys = () => []; export default { name: 'a' };`],
    ['is too large', `export default { name: '${'a'.repeat(20_000)}' };`],
    ['exports too much', `export default { name: 'a'.repeat(5e6) };`],
    ['exports too many values', `export default { name: 'a', rest: Array.from({ length: 2e5 }, (_, i) => i) };`],
    ['is no UTF-8', Uint8Array.from([0x2f, 0x2f, 0xff])],
  ])(
    'is refused where it %s',
    async (_, module) => {
      const { values, said } = await read(module, {
        'lib/fail.ts': `export function fail() {\n  throw new TypeError('nobody can tell');\n}`,
        'tools/one/probe.css': 'a {}',
      });
      expect(values).toEqual([]);
      expect(said).toMatchSnapshot();
    },
    30_000,
  );

  it('is refused where something in it is no data, all of it at once', async () => {
    const { values, said } = await read(`class Money {}
const loop: { [key: string]: unknown } = {};
loop.self = loop;
let deep: unknown[] = [];
for (let i = 0; i < 70; i++) deep = [deep];
export const unused = new Money();
export default {
  name: 'a',
  rest: {
    getter: { get x() { throw 1; } },
    date: new Date(0),
    own: new Money(),
    nothing: Object.create({ x: 1 }),
    big: 1n,
    sign: Symbol('s'),
    signed: { [Symbol('s')]: 1 },
    loop,
    deep,
    number: 0 / 0,
    hole: [1, , 2],
    code: () => 1,
    trap: new Proxy({}, { ownKeys() { throw new Error('no'); } }),
  },
};`);
    expect(values).toEqual([]);
    expect(said).toMatchSnapshot();
  });

  it('with ever so many values that are no data is told of the first', async () => {
    const { said } = await read(`export default { name: 'a', rest: Array.from({ length: 1000 }, () => () => 1) };`);
    expect(said).toHaveLength(101);
    expect(said.join()).toContain('This file has more than 100 problems, and these are the first');
  });

  it('that has put its hands on the language cannot send what JSON could not', async () => {
    const { values, said } = await read(
      `export default { name: 'a', rest: [1] }; Array.from = () => [10n]; Object.getOwnPropertyDescriptor = () => ({ value: 1 });`,
    );
    expect(values).toEqual([]);
    expect(said).not.toEqual([]);
  });

  it('is what a Proxy in it shows', async () => {
    const { values } = await read(`export default { name: 'a', rest: new Proxy({ x: 1 }, {}) };`);
    expect(values).toEqual([{ name: 'a', rest: { x: 1 } }]);
  });
});

describe('a problem of a module', () => {
  it.each([
    ['in a plain object', `export default { name: 'a', rest: { wrong: 1 } };`, ['1:37', '1:44']],
    ['past types', `export default ({ name: 'a', wrong: 1 as const } satisfies object) as object;`, ['1:30', '1:37']],
    ['in a call', `const defineTool = <T>(x: T) => x;\nexport default defineTool({ wrong: 1 });`, ['2:29', '2:36']],
    ['in a constant', `const tool = { rest: [{}, { wrong: 1 }] };\nexport default tool;`, ['1:29', '1:36']],
    ['exported as default', `const tool = { wrong: 1 };\nexport { tool as default };`, ['1:16', '1:23']],
    ['in a shorthand', `const wrong = [1];\nexport default { wrong };`, ['1:15', '2:18']],
    ['in a method', `export default { run() {}, rest: {}, name: 'a', "wrong": 'é' };`, ['1:49', '1:58']],
    ['in a spread', `const base = { wrong: 1 };\nexport default { name: 'a', ...base };`, ['1:16', '1:23']],
    ['over a spread', `const base = { wrong: 1 };\nexport default { ...base, wrong: 2 };`, ['2:27', '2:34']],
    ['past a spread list', `const two = [1, 2];\nexport default { rest: [...two, { wrong: 1 }] };`, ['2:35', '2:42']],
    ['of a constant', `const all = { one: { wrong: 1 } };\nexport default { rest: all.one };`, ['1:22', '1:29']],
    ['that is computed', `export default { name: 'a', rest: [1].map(() => ({ wrong: 1 })) };`, ['1:35', '1:35']],
    ['by a name', `export const name = 'a';\nexport const rest = { wrong: 1 };`, ['2:23', '2:30']],
    ['of a variable', `let tool = { wrong: 0 };\ntool = { wrong: 1 };\nexport default tool;`, ['3:16', '3:16']],
    ['with a quoted number', `export default { rest: { 1: { wrong: 1 } } };`, ['1:31', '1:38']],
  ])('is at its place %s', async (_, module, places) => {
    expect(await placesIn(module)).toEqual(places);
  });
});
