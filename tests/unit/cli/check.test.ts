import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { check } from '../../../src/cli/check.ts';
import { UsageError } from '../../../src/cli/usage-error.ts';
import { capture } from '../../support/capture.ts';
import { makeTree, toolFiles } from '../../support/make-tree.ts';
import { repository } from '../../support/repository.ts';

const run = (root: string, ...args: string[]) => capture(() => check(['--tools', join(root, 'tools'), ...args]));

describe('check', () => {
  it('says that nothing is wrong', async () => {
    const { code, stdout, stderr } = await run(makeTree({ ...toolFiles('a'), ...toolFiles('b') }));
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: '2 tools: no problems; 2 cases passed.\n',
      stderr: '',
    });
  });

  it('reports every problem where it is, and still proves the rest', async () => {
    const root = makeTree({ ...toolFiles('bad', { kinds: ['feilds', 'error'], autorun: true }), ...toolFiles('good') });
    const { code, stdout } = await run(root);
    expect(code).toBe(1);
    expect(stdout).toMatchInlineSnapshot(`
      "tools/bad/tool.json:14:5 kinds/0 Entry 1 of "kinds" cannot be "feilds". Did you mean "fields"?
       14 |     "feilds",
                ^

      tools/bad/tool.json:25:3 autorun Warning: "autorun" is not a known key, and nothing reads it. Did you mean "autoRun"?
       25 |   "autorun": true
              ^

      2 tools: 1 error and 1 warning; 1 case passed.
      "
    `);
  });

  it('prints JSON and nothing else for a program', async () => {
    const broken = toolFiles('broken');
    const wrong = [
      { name: 'a', input: { text: 'a' }, expect: { kind: 'fields', fields: [{ label: 'words', value: '7' }] } },
    ];
    const root = makeTree({
      ...broken,
      'tools/broken/cases.json': JSON.stringify(wrong),
      ...toolFiles('good'),
      ...toolFiles('bad', { name: 1 }),
    });
    const { code, stdout, stderr } = await run(root, '--format', 'json');
    const result = JSON.parse(stdout);
    expect([code, stderr]).toEqual([1, '']);
    expect(Object.keys(result)).toEqual(['tools', 'problems', 'cases']);
    expect(result.tools).toBe(3);
    expect(result.cases).toEqual({ passed: 1, failed: 1 });
    for (const problem of result.problems) {
      expect(Object.keys(problem)).toEqual([
        'severity',
        'tool',
        'file',
        'line',
        'column',
        'pointer',
        'code',
        'fault',
        'fix',
      ]);
    }
    expect(result.problems.map(({ tool, file }: { tool: string; file: string }) => [tool, file])).toEqual([
      ['bad', 'tools/bad/tool.json'],
      ['broken', 'tools/broken/cases.json'],
    ]);
  });

  it('is content with a warning', async () => {
    const { code, stdout } = await run(makeTree(toolFiles('a', { sdk: 1, reset: false })));
    expect(code).toBe(0);
    expect(stdout).toContain('Warning: "reset" needs contract version 8');
    expect(stdout).toContain('1 tool: 1 warning; 1 case passed.');
  });

  it('looks at one tool only, when that is asked for', async () => {
    const root = makeTree({ ...toolFiles('a'), ...toolFiles('b', { name: 1 }) });
    expect((await run(root, '--only', 'a')).code).toBe(0);
    expect((await run(root, '--only', 'b')).code).toBe(1);
    await expect(run(root, '--only', 'c')).rejects.toThrow(/^There is no tool c among the 2 in .*tools$/);
    await expect(run(makeTree(toolFiles('word-count')), '--only', 'wordcount')).rejects.toThrow(
      'did you mean word-count?',
    );
  });

  it.each([
    ['a missing directory', {}, 'There is no such directory'],
    ['an empty directory', { 'tools/': '' }, 'There are no tools in this directory'],
    ['a folder with only a README', { 'tools/a/README.md': '' }, 'This folder has no tool.json'],
    ['a manifest that is a list', { ...toolFiles('a'), 'tools/a/tool.json': '[]' }, 'The file holds a list'],
  ])('reports %s', async (_what, entries, fault) => {
    const { code, stdout } = await run(makeTree(entries));
    expect(code).toBe(1);
    expect(stdout).toContain(fault);
  });

  it.each([[['--format', 'xml']], [['--nope']], [['word']], [['--tools']]])(
    'refuses to be called with %j',
    async (args) => {
      await expect(capture(() => check(args))).rejects.toBeInstanceOf(UsageError);
    },
  );

  it('explains itself', async () => {
    const { code, stdout } = await capture(() => check(['--help']));
    expect(code).toBe(0);
    expect(stdout).toMatchSnapshot();
  });
});

describe('pegboard check', () => {
  const pegboard = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(repository, 'src/cli/pegboard.ts'), 'check', ...args]).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    );

  it('ends with the code of its result, and 2 when it was called wrongly', async () => {
    const root = makeTree({ ...toolFiles('a'), ...toolFiles('b', { name: 1 }) });
    const tools = join(root, 'tools');
    expect((await pegboard('--tools', tools, '--only', 'a')).code).toBe(0);
    expect((await pegboard('--tools', tools)).code).toBe(1);
    const wrong = await pegboard('--tools', tools, '--only', 'none');
    expect([wrong.code, wrong.stdout]).toEqual([2, '']);
    expect(wrong.stderr).toContain('There is no tool none');
  });
});
