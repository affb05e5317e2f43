import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isStale, nodeAdvice } from '../../../scripts/support/prepare.mjs';
import { repository } from '../../support/repository.ts';

describe('isStale', () => {
  const entry = { version: '1.0.0', integrity: 'sha512-a' };
  const wanted = {
    packages: { '': { version: '0.1.0' }, 'node_modules/a': entry, 'node_modules/b': { ...entry, optional: true } },
  };

  it('is false for what npm has just installed, with or without what is for other systems', () => {
    expect(isStale(wanted, { packages: { 'node_modules/a': entry } })).toBe(false);
    expect(isStale(wanted, { packages: { 'node_modules/a': entry, 'node_modules/b': entry } })).toBe(false);
  });

  it('is true where nothing is installed, or a package is missing or another', () => {
    expect(isStale(wanted, undefined)).toBe(true);
    expect(isStale(wanted, { packages: { 'node_modules/b': entry } })).toBe(true);
    expect(isStale(wanted, { packages: { 'node_modules/a': { ...entry, version: '1.0.1' } } })).toBe(true);
    expect(
      isStale(wanted, { packages: { 'node_modules/a': entry, 'node_modules/b': { ...entry, integrity: 'sha512-b' } } }),
    ).toBe(true);
  });

  it('is false for this repository as it is being tested', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(repository, file), 'utf8'));
    expect(isStale(read('package-lock.json'), read('node_modules/.package-lock.json'))).toBe(false);
  });
});

describe('nodeAdvice', () => {
  it('has none where npm brings Node, or where it is new enough', () => {
    expect(nodeAdvice({ platform: 'linux', arch: 'x64', version: '20.9.0' })).toBeUndefined();
    expect(nodeAdvice({ platform: 'linux', arch: 'arm64', version: '20.9.0' })).toBeUndefined();
    expect(nodeAdvice({ platform: 'darwin', arch: 'arm64', version: '26.0.0' })).toBeUndefined();
    expect(nodeAdvice({ platform: 'win32', arch: 'x64', version: '26.1.0' })).toBeUndefined();
  });

  it('says in one sentence what is needed elsewhere', () => {
    expect(nodeAdvice({ platform: 'darwin', arch: 'arm64', version: '22.12.0' })).toMatchInlineSnapshot(
      `"Pegboard needs Node 26 or later and this is Node 22.12.0: install the long-term release from https://nodejs.org, since npm brings it along on Linux only."`,
    );
    expect(nodeAdvice({ platform: 'linux', arch: 'ppc64', version: '20.9.0' })).toContain('this is Node 20.9.0');
  });
});
