import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { npmIn } from './outside-npm.ts';
import { repository } from './repository.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder in which nothing but the packed package and Astro are installed, and the paths that were packed. */
    installed: { folder: string; packed: string[] };
  }
}

/** Packs the package and installs it where a new site would begin, once for all files of tests. They run one after the other. */
export async function setup(project: TestProject): Promise<() => void> {
  const scratch = mkdtempSync(join(tmpdir(), 'pegboard-second-'));
  const folder = join(scratch, 'site');
  const { stdout } = await npmIn(repository, ['pack', '--json', '--silent', '--pack-destination', scratch]);
  const [packed] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  const { devDependencies } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  const packages = [join(scratch, packed.filename), `astro@${devDependencies.astro}`];
  await npmIn(folder, ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages]);
  project.provide('installed', { folder, packed: packed.files.map(({ path }) => path) });
  return () => rmSync(scratch, { recursive: true, force: true });
}
