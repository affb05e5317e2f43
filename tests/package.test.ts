import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { readBuiltSite } from './support/built-site.ts';
import { badLinks } from './support/check-links.ts';
import { badMarkup } from './support/check-markup.ts';
import { emptySite } from './support/empty-site.ts';
import { npmIn } from './support/outside-npm.ts';
import { repository } from './support/repository.ts';

const { folder: second, packed } = inject('installed');

beforeAll(() => {
  emptySite(second);
  const owner = JSON.parse(readFileSync(join(second, 'package.json'), 'utf8'));
  writeFileSync(
    join(second, 'package.json'),
    JSON.stringify({ ...owner, type: 'module', scripts: { build: 'astro build' } }),
  );
  cpSync(join(repository, 'tests/second-site'), second, { recursive: true });
});

describe('the packed package', () => {
  it('holds the sources, their JavaScript and nothing else', () => {
    expect(packed).toEqual(
      expect.arrayContaining([
        'lib/index.js',
        'lib/index.d.ts',
        'lib/cli/pegboard.js',
        'src/index.ts',
        'src/routes/home.astro',
      ]),
    );
    expect(
      packed.filter((path) => !/^(lib|src)\/|^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/.test(path)),
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

  it('has its own style sheet on every page, with the font it brings', () => {
    for (const path of ['index.html', 'tools/reverse/index.html', 'embed/reverse/index.html']) {
      const page = readFileSync(join(second, 'dist', path), 'utf8');
      expect(page).toContain("font-src 'self'");
      const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) =>
        readFileSync(join(second, 'dist', href), 'utf8'),
      );
      // Behind Pegboard's own: the last to set a property decides.
      const radii = sheets.join('\n').match(/--pb-radius:[^;}]+/g);
      expect(radii?.at(-1)).toBe('--pb-radius:0');
      const [, font = ''] = /url\(["']?([^"')]+\.woff2)/.exec(sheets.join('\n')) ?? [];
      expect(readFileSync(join(second, 'dist', font), 'utf8')).toBe('wOF2 not a real font');
    }
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

  it('is told what to install for pages of types', async () => {
    const config = join(second, 'astro.config.mjs');
    const own = readFileSync(config, 'utf8');
    writeFileSync(config, own.replace('pegboard({', "pegboard({ api: { entryPoints: ['tools/reverse/index.ts'] },"));
    const built = npmIn(second, ['run', 'build']).finally(() => writeFileSync(config, own));
    await expect(built).rejects.toThrow(
      'makes pages of types through TypeDoc, which is not installed. Run npm install --save-dev typedoc typescript.',
    );
  });
});
