import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunkUrlPlugin } from '../../../src/build/chunk-url-plugin.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'chunk-url-'));
  const files = {
    'page.js': `import heavy from './heavy.js?chunk'; onclick = () => import(/* @vite-ignore */ heavy);`,
    'heavy.js': `import rare from './rare.js?part'; import { shared } from './shared.js';
      export const heavy = () => [shared(), import(/* @vite-ignore */ rare)];`,
    'rare.js': `import rarer from './rarer.js?part-of=./heavy.js'; import { shared } from './shared.js';
      export const rare = () => [shared() + 'rare text', import(/* @vite-ignore */ rarer)];`,
    'rarer.js': `import { shared } from './shared.js'; export const rarer = () => shared() + 'rarer text';`,
    'shared.js': `export const shared = () => document.title + 'shared text';`,
  };
  for (const [name, source] of Object.entries(files)) writeFileSync(join(root, name), source);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const options = () => ({ root, configFile: false as const, logLevel: 'silent' as const, plugins: [chunkUrlPlugin()] });

describe('the address of a module', () => {
  it('is that of a file of its own, below the base, and costs nothing but itself', async () => {
    const result = await build({
      ...options(),
      base: '/docs/',
      build: { write: false, rolldownOptions: { input: join(root, 'page.js') } },
    });
    if (!('output' in result)) throw new Error('one output is expected');
    const chunks = new Map(
      result.output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file] as const] : [])),
    );
    expect([...chunks.keys()].sort()).toEqual(['heavy', 'page', 'rare', 'rarer']);
    const [page, heavy, rare, rarer] = ['page', 'heavy', 'rare', 'rarer'].map((name) => chunks.get(name)!);
    expect(page!.code.length).toBeLessThan(100);
    expect(page!.code).toContain(`/docs/${heavy!.fileName}`);
    expect(heavy!.code).toContain(`/docs/${rare!.fileName}`);
    expect(heavy!.exports).toContain('heavy');
    expect(rare!.exports).toEqual(['rare']);
    expect(heavy!.code).toContain('shared text');
    for (const part of [rare!, rarer!]) {
      expect(part.code).not.toContain('shared text');
      expect(part.imports).toEqual([heavy!.fileName]);
    }
    expect(rare!.code).toContain(`/docs/${rarer!.fileName}`);
    expect(heavy!.code).not.toContain(rarer!.fileName);
  });

  it('is that of the source while one develops', async () => {
    const server = await createServer({
      ...options(),
      base: '/docs/',
      appType: 'custom',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    try {
      const resolved = await server.pluginContainer.resolveId('./heavy.js?chunk', join(root, 'page.js'));
      const module = await server.pluginContainer.load(resolved!.id);
      expect(module).toBe(`export default "/docs/@fs${join(root, 'heavy.js')}";`);
    } finally {
      await server.close();
    }
  });
});
