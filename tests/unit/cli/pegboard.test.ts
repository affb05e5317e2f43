import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTree, toolFiles } from '../../support/make-tree.ts';
import { repository } from '../../support/repository.ts';

const pegboard = (args: string[], cwd = repository) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const file = join(repository, 'src/cli/pegboard.ts');
    execFile(process.execPath, [file, ...args], { cwd, env: { ...process.env, NO_COLOR: '1' } }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });

const config = `import pegboard from '${join(repository, 'src/index.ts')}';
export default { integrations: [pegboard({ title: 'Words' })] };`;

describe('the command line', () => {
  it('shows how it is called', async () => {
    expect(await pegboard(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('check'), err: '' });
  });

  it.each([
    [[], 'No command is given.'],
    [['constructor'], 'There is no command constructor.'],
    [['build', '--site', 'nowhere'], '--site nowhere is no http or https URL'],
    [['build', '--site', 'javascript:alert(1)'], 'is no http or https URL'],
    [['build', '--base', 'https://example.com/x'], 'is no path such as /x'],
    [['build', '--out', 'tools'], '--out tools would overwrite tools'],
    [['build', '--out', 'content/out'], '--out content/out would overwrite content'],
    [['build', '--out', 'tests'], '--out tests holds files that Pegboard did not write'],
    [['build', '--out', '.'], "--out . would replace the site's own folder"],
    [['build', '--outt', 'x'], "Unknown option '--outt'"],
    [['build', 'x'], "Unexpected argument 'x'"],
    [['preview', '--port', 'x'], '--port x is no port'],
  ])('ends with 2 when it is called wrongly: %j', async (args, message) => {
    const { code, out, err } = await pegboard(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).toContain('Usage: ');
  });
});

describe('a build', () => {
  it('replaces the output only when the whole site is right', async () => {
    const files = {
      'astro.config.mjs': config,
      ...toolFiles('good'),
      ...toolFiles('bad', { kinds: ['fields'] }),
      'dist/index.html': 'the last good build',
      'dist/_pegboard/': '',
    };
    // Below the repository, as a site that uses an installed package has it: Astro takes a route of elsewhere for one of the root.
    const root = makeTree(files, join(repository, '.pegboard'));
    const failed = await pegboard(['build'], root);
    expect(failed).toMatchObject({ code: 1, out: '' });
    expect(failed.err).toContain('tools/bad/tool.json:');
    expect(failed.err.match(/This site is not built/g)).toHaveLength(1);
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('the last good build');

    const built = await pegboard(
      ['build', '--tools', makeTree(toolFiles('good')).concat('/tools'), '--base', '/x'],
      root,
    );
    // On what is no terminal, nothing is drawn and drawn again.
    expect(built).toMatchObject({ code: 0, err: '' });
    expect(built.out).toMatch(
      /^1 tool: 7 pages, \d+ files, [\d.]+ KiB\.\nPages: .*1 tool.*\.\n\n {2}Starting Astro[\s\S]*Together .*\n\nThe site is in dist\.\n$/,
    );
    const page = readFileSync(join(root, 'dist/tools/good/index.html'), 'utf8');
    expect(page).toContain('module="/x/_pegboard/tools/good.');
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('<title>Words</title>');
    expect(readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });
});
