import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltSite } from './support/built-site.ts';
import { badLinks } from './support/check-links.ts';
import { badMarkup } from './support/check-markup.ts';
import { npmIn } from './support/outside-npm.ts';
import { repository } from './support/repository.ts';

const scratch = mkdtempSync(join(tmpdir(), 'pegboard-second-'));
const second = join(scratch, 'site');
let packed: { filename: string; files: { path: string }[] };

beforeAll(async () => {
  const { stdout } = await npmIn(repository, ['pack', '--json', '--silent', '--pack-destination', scratch]);
  packed = JSON.parse(stdout)[0];
  mkdirSync(second);
  writeFileSync(
    join(second, 'package.json'),
    JSON.stringify({ private: true, type: 'module', scripts: { build: 'astro build' } }),
  );
  cpSync(join(repository, 'tests/second-site'), second, { recursive: true });
  const { devDependencies } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  await npmIn(second, [
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    join(scratch, packed.filename),
    `astro@${devDependencies.astro}`,
  ]);
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the packed package', () => {
  it('holds the sources, their JavaScript and nothing else', () => {
    const paths = packed.files.map((file) => file.path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'lib/index.js',
        'lib/index.d.ts',
        'lib/cli/pegboard.js',
        'src/index.ts',
        'src/routes/home.astro',
      ]),
    );
    expect(
      paths.filter((path) => !/^(lib|src)\/|^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/.test(path)),
    ).toEqual([]);
  });
});

describe('a second site, in an empty folder', () => {
  it('builds, with its tool’s page and the computed result', async () => {
    await npmIn(second, ['run', 'build']);
    const page = readFileSync(join(second, 'dist/tools/reverse/index.html'), 'utf8');
    expect(page).toContain('<title>Reverse · Second</title>');
    expect(page).toContain('ecno nward');
    expect(page).toContain('What it does');
    const site = readBuiltSite(join(second, 'dist'));
    // A page of one's own has what policy one gives it.
    expect([...badLinks(site), ...badMarkup(site)]).toEqual(['card/index.html: it has no content policy']);
  });

  it('evaluates a definition that is a module, and runs what its dialect makes of it', () => {
    const page = readFileSync(join(second, 'dist/tools/count-vowels/index.html'), 'utf8');
    expect(page).toContain('6 vowels');
  });

  it('has cards in a page of its own, with the result for its values', () => {
    const page = readFileSync(join(second, 'dist/card/index.html'), 'utf8');
    expect(page).toContain('desserts');
    expect(page).toMatch(/<link rel="stylesheet" href="\/_astro\//);
  });

  it('has documents of MDX, with components of the site’s own and of Pegboard', () => {
    const page = readFileSync(join(second, 'dist/guides/parts/index.html'), 'utf8');
    expect(page).toMatch(/<b class="twice"[^>]*>42 of <em>it<\/em>/);
    expect(page).toContain('desserts');
    expect(page).toContain('<span>Turns a text around.</span>');
    expect(page).toContain('<p>Read on at <a href="/tools/reverse/">Reverse</a>.</p>');
    expect(readFileSync(join(second, 'dist/index.html'), 'utf8')).toContain('There are 2 tools.');
  });

  it('has the commands', async () => {
    const { stdout } = await npmIn(second, ['exec', '--offline', '--', 'pegboard', 'check', '--format', 'json']);
    expect(JSON.parse(stdout)).toEqual({ tools: 2, problems: [], cases: { passed: 2, failed: 0 } });
  });

  it('has types for its tools and its configuration', async () => {
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2024',
      strict: true,
      noEmit: true,
      checkJs: true,
      allowJs: true,
      skipLibCheck: true,
      types: [],
    };
    const files = ['tools/reverse/index.ts', 'astro.config.mjs'];
    writeFileSync(join(second, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const tsc = join(repository, 'node_modules/typescript/bin/tsc');
    const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', second]).catch((error) => error);
    expect(stdout).toBe('');
  });
});
