import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './support/repository.ts';

const readme = readFileSync(join(repository, 'README.md'), 'utf8');
const manifest = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));

describe('the README', () => {
  it('says what each package is for, and of no other', () => {
    const { dependencies, optionalDependencies, devDependencies } = manifest;
    const used = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
    const section = readme.slice(readme.indexOf('## What it stands on'));
    const named = [...section.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !name.endsWith('.xml')).sort()).toEqual(used.sort());
  });

  it('names commands that there are', () => {
    const scripts = [...readme.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name]) => name);
    expect(scripts.length).toBeGreaterThan(8);
    for (const name of scripts) expect(Object.keys(manifest.scripts)).toContain(name);
  });

  it('names folders that there are', () => {
    for (const [, folder = ''] of readme.matchAll(/`(src\/[^`]+)`/g)) {
      expect(existsSync(join(repository, folder)), folder).toBe(true);
    }
  });
});
