import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readTools } from '../../src/build/read-tools.ts';
import { dialects } from '../../src/dialects/index.ts';
import type { Problem } from '../../src/model/problem.ts';

/**
 * Every dialect has a folder here. `base/` holds what a tool of it needs beside its definition; each folder of `valid/`
 * and `invalid/` is a tool: what it holds is laid over the base. Beside a valid tool lies what is made of it, in JSON; beside
 * an invalid one, what its author is told.
 */
const EXPECTED = { valid: 'expected.json', invalid: 'expected.txt' };

const site = mkdtempSync(join(tmpdir(), 'pegboard-dialects-'));
afterAll(() => rmSync(site, { recursive: true }));

/** A problem as a golden file holds it. */
function print({ severity, code, file, line, column, pointer, fault, fix }: Problem): string {
  return `${severity} ${code} ${file}:${line}:${column} ${pointer}\n  ${fault}\n  ${fix}\n`;
}

/** What was made of a definition: that lies beside it. What is of this machine is cut to its name. */
function withoutOriginal<T extends { original: unknown; adapter?: string }>({ original: _, ...made }: T) {
  return made.adapter === undefined ? made : { ...made, adapter: basename(made.adapter) };
}

async function read(folder: string, kind: string, name: string) {
  const root = join(site, basename(folder), kind, name);
  const tools = join(root, 'tools');
  if (existsSync(join(folder, 'base'))) cpSync(join(folder, 'base'), join(tools, name), { recursive: true });
  const filter = (path: string) => !Object.values(EXPECTED).includes(basename(path));
  cpSync(join(folder, kind, name), join(tools, name), { recursive: true, filter });
  return readTools({ tools, root });
}

for (const { id } of dialects) {
  const folder = join(import.meta.dirname, id);

  describe(`${id}: valid`, () => {
    test.each(readdirSync(join(folder, 'valid')))('%s', async (name) => {
      const { tools, servers, problems } = await read(folder, 'valid', name);
      expect(problems.map(print)).toEqual([]);
      const [server] = servers.map(({ server }) => server);
      expect(server?.id ?? tools.map(({ tool }) => tool.id).join()).toBe(name);
      const made = {
        ...(server ? { server: withoutOriginal(server) } : {}),
        tools: tools.map(({ tool }) => withoutOriginal(tool)),
      };
      await expect(`${JSON.stringify(made, null, 2)}\n`).toMatchFileSnapshot(
        join(folder, 'valid', name, EXPECTED.valid),
      );
    });
  });

  describe(`${id}: invalid`, () => {
    test.each(readdirSync(join(folder, 'invalid')))('%s', async (name) => {
      const { tools, problems } = await read(folder, 'invalid', name);
      const errors = problems.filter(({ severity }) => severity === 'error');
      expect(problems.length).toBeGreaterThan(0);
      expect(tools.length > 0).toBe(errors.length === 0);
      await expect(problems.map(print).join('\n')).toMatchFileSnapshot(join(folder, 'invalid', name, EXPECTED.invalid));
    });
  });
}
