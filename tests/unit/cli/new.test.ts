import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { check } from '../../../src/cli/check.ts';
import { create } from '../../../src/cli/new.ts';
import { schemaReference } from '../../../src/cli/schema-reference.ts';
import { UsageError } from '../../../src/cli/usage-error.ts';
import { dialects } from '../../../src/dialects/index.ts';
import { capture } from '../../support/capture.ts';
import { makeTree } from '../../support/make-tree.ts';

const FILES = ['README.md', 'cases.json', 'index.ts', 'tool.json'];

const make = (root: string, ...args: string[]) => capture(() => create(['--tools', join(root, 'tools'), ...args]));

describe('new', () => {
  it.each([[['word-count']], [['word-count', '--worker']]])(
    'with %j makes a tool whose check passes as it is',
    async (args) => {
      const root = makeTree({});
      const made = await make(root, ...args);
      expect([made.code, made.stderr]).toEqual([0, '']);
      expect(made.stdout.replaceAll(root, '')).toMatchSnapshot();

      const tool = join(root, 'tools/word-count');
      expect(readdirSync(tool).sort()).toEqual(FILES);
      const manifest = JSON.parse(readFileSync(join(tool, 'tool.json'), 'utf8'));
      expect(manifest).toMatchObject({
        id: 'word-count',
        name: 'Word count',
        runtime: { thread: args.includes('--worker') ? 'worker' : 'main' },
      });
      expect(existsSync(resolve(tool, manifest.$schema))).toBe(true);
      expect(readFileSync(join(tool, 'cases.json'), 'utf8')).toContain('"kind": "error"');

      const checked = await capture(() => check(['--tools', join(root, 'tools')]));
      expect(checked.stdout).toBe('1 tool: no problems; 2 cases passed.\n');
    },
  );

  it.each(dialects.filter(({ scaffold }) => scaffold).map(({ id }) => [id]))(
    'with --dialect %s makes a tool whose check passes as it is',
    async (dialect) => {
      const root = makeTree({});
      const made = await make(root, 'word-count', '--dialect', dialect);
      expect([made.code, made.stderr]).toEqual([0, '']);
      expect(readdirSync(join(root, 'tools/word-count'))).toContain('README.md');
      const checked = await capture(() => check(['--tools', join(root, 'tools')]));
      expect(checked.stdout).toMatch(/^\d tools?: no problems; \d cases? passed\.\n$/);
    },
  );

  it.each([
    [['a', '--dialect', 'agentfotprint'], 'did you mean agentfootprint?'],
    [['a', '--dialect', 'yaml'], 'there are native'],
    [['7z', '--dialect', 'tea'], 'begins with a letter'],
    [['a'.repeat(129), '--dialect', 'tea'], 'at most 128 bytes, and this has 129'],
    [['a'.repeat(101), '--dialect', 'ctp'], 'at most 100 characters, and this has 101'],
    [['a--b', '--dialect', 'ctp'], 'try a-b'],
    [['page', '--dialect', 'mcp'], 'try page-tools'],
    [['a'.repeat(101), '--dialect', 'agentfootprint'], 'at most 100 characters, and this has 101'],
    [['a', '--dialect', 'tea', '--worker'], '--worker says nothing of a tool in tea'],
  ])('refuses %j with a reason', async (args, reason) => {
    const root = makeTree({});
    const error: unknown = await make(root, ...args).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect(String(error)).toContain(reason);
    expect(readdirSync(root)).toEqual([]);
  });

  it('stands beside other tools, whose folders are for everybody', async () => {
    const root = makeTree({ 'tools/other/tool.json': '{}' });
    expect((await make(root, '7zip')).code).toBe(0);
    expect(readdirSync(join(root, 'tools')).sort()).toEqual(['7zip', 'other']);
    expect(readFileSync(join(root, 'tools/7zip/tool.json'), 'utf8')).toContain('"name": "7zip"');
  });

  it.each([
    ['a folder', { 'tools/word-count/notes.md': 'mine' }],
    ['an empty folder', { 'tools/word-count/': '' }],
    ['a folder that differs in case', { 'tools/Word-Count/notes.md': 'mine' }],
    ['a file', { 'tools/word-count': 'mine' }],
    ['a link that leads nowhere', { 'tools/word-count': { link: 'nowhere' } }],
  ])('leaves %s alone that is there already', async (_what, entries) => {
    const root = makeTree(entries);
    const before = readdirSync(join(root, 'tools'), { recursive: true });
    const { code, stdout, stderr } = await make(root, 'word-count');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/exists already\. Choose another id, or remove it first\.\n$/);
    expect(readdirSync(join(root, 'tools'), { recursive: true })).toEqual(before);
  });

  it('says so where no folder can be made, and leaves nothing', async () => {
    const root = makeTree({ tools: 'a file' });
    const { code, stderr } = await make(root, 'word-count');
    expect(code).toBe(1);
    expect(stderr.replaceAll(root, '')).toMatchInlineSnapshot(`
      "/tools exists already. Choose another id, or remove it first.
      "
    `);
    const long = 'a'.repeat(250);
    const other = makeTree({ 'tools/': '' });
    expect((await make(other, `${long}${long}`)).stderr).toContain('could not be made (ENAMETOOLONG)');
    expect(readdirSync(join(other, 'tools'))).toEqual([]);
  });

  it.each([
    ['My Tool', 'my-tool'],
    ['wordCount', 'wordcount'],
    ['../../etc', 'etc'],
    ['.hidden', 'hidden'],
    ['con', 'con-tool'],
    ['CON', 'con-tool'],
    ['日本', undefined],
    ['', undefined],
  ])('refuses the id %j', async (id, better) => {
    const root = makeTree({});
    const error: unknown = await make(root, id).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    if (better === undefined) expect(String(error)).not.toContain('try');
    else expect(String(error)).toContain(`: try ${better}`);
    expect(readdirSync(root)).toEqual([]);
  });

  it.each([[[]], [['a', 'b']], [['a', '--nope']]])('refuses to be called with %j', async (args) => {
    await expect(make(makeTree({}), ...args)).rejects.toBeInstanceOf(UsageError);
  });

  it('explains itself', async () => {
    expect((await capture(() => create(['--help']))).stdout).toMatchSnapshot();
  });
});

describe('the schema a file names', () => {
  it('is the installed one, by the way that is the same on every machine', () => {
    const root = makeTree({
      'node_modules/.store/pegboard@1/a.schema.json': '{}',
      'node_modules/pegboard': { link: '.store/pegboard@1' },
    });
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root);
    try {
      expect(schemaReference('a.schema.json', join(root, 'tools/x'))).toBe('../../node_modules/pegboard/a.schema.json');
    } finally {
      cwd.mockRestore();
    }
  });

  it('is this package’s own where it is not installed', () => {
    const directory = join(makeTree({}), 'tools/x');
    mkdirSync(directory, { recursive: true });
    const reference = schemaReference('package.json', directory);
    expect(JSON.parse(readFileSync(resolve(directory, reference), 'utf8')).name).toBe('pegboard');
    expect(dirname(reference)).toMatch(/^\.\.\//);
  });
});
