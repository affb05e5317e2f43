import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SERVICE_WORKER, serviceWorker } from '../../../src/build/service-worker.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'pegboard-worker-'));
  writeFileSync(join(directory, 'index.html'), 'one');
  writeFileSync(join(directory, '.nojekyll'), '');
});
afterEach(() => rmSync(directory, { recursive: true }));

const make = (offline: boolean, assets = '_astro') => serviceWorker({ directory, offline, assets });

describe('the service worker of a site that is kept offline', () => {
  it('changes with what is published, and with nothing else', async () => {
    const before = await make(true);
    expect(await make(true)).toBe(before);
    writeFileSync(join(directory, 'index.html'), 'two');
    const after = await make(true);
    expect(after).not.toBe(before);
    const version = /[0-9a-f]{16}/;
    expect(after?.replace(version, '')).toBe(before?.replace(version, ''));
  });

  it('tells a file from its name, and from where another begins', async () => {
    const before = await make(true);
    writeFileSync(join(directory, 'index.html'), '');
    writeFileSync(join(directory, '.nojekyll'), 'one');
    expect(await make(true)).not.toBe(before);
  });

  it('knows the folder that the site gives Astro', async () => {
    expect(await make(true, 'a+b')).toContain('\\\\+b');
  });

  it('is small: a browser fetches it before a click, and Workbox would be five times as much', async () => {
    expect(gzipSync((await make(true))!).length).toBeLessThanOrEqual(1_200);
  });
});

describe('a site that is not kept offline', () => {
  it('has one that removes an earlier one', async () => {
    const code = await make(false);
    expect(code).toContain('unregister()');
    expect(code).not.toContain('fetch');
  });

  it('may have one of its own', async () => {
    writeFileSync(join(directory, SERVICE_WORKER), 'own');
    expect(await make(false)).toBeUndefined();
  });
});
