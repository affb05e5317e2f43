import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readTools } from '../../src/build/read-tools.ts';
import { dialects } from '../../src/dialects/index.ts';
import type { Problem } from '../../src/model/problem.ts';

/**
 * Every dialect has a folder here. `base/` holds what a tool of it needs beside its definition; each folder of `valid/`
 * and `invalid/` is a tool: what it holds is laid over the base. Beside an invalid tool lies what its author is told.
 */
const EXPECTED = 'expected.txt';

const site = mkdtempSync(join(tmpdir(), 'pegboard-dialects-'));
afterAll(() => rmSync(site, { recursive: true }));

/** A problem as a golden file holds it. */
function print({ severity, code, file, line, column, pointer, fault, fix }: Problem): string {
  return `${severity} ${code} ${file}:${line}:${column} ${pointer}\n  ${fault}\n  ${fix}\n`;
}

async function read(folder: string, kind: string, name: string) {
  const tools = join(site, kind, name, 'tools');
  cpSync(join(folder, 'base'), join(tools, name), { recursive: true });
  cpSync(join(folder, kind, name), join(tools, name), { recursive: true });
  return readTools({ tools, root: join(site, kind, name) });
}

for (const { id } of dialects) {
  const folder = join(import.meta.dirname, id);

  describe(`${id}: valid`, () => {
    test.each(readdirSync(join(folder, 'valid')))('%s', async (name) => {
      const { tools, problems } = await read(folder, 'valid', name);
      expect(problems.map(print)).toEqual([]);
      expect(tools.map(({ tool }) => tool.id)).toEqual([name]);
    });
  });

  describe(`${id}: invalid`, () => {
    test.each(readdirSync(join(folder, 'invalid')))('%s', async (name) => {
      const { tools, problems } = await read(folder, 'invalid', name);
      const errors = problems.filter(({ severity }) => severity === 'error');
      expect(problems.length).toBeGreaterThan(0);
      expect(tools).toHaveLength(errors.length === 0 ? 1 : 0);
      await expect(problems.map(print).join('\n')).toMatchFileSnapshot(join(folder, 'invalid', name, EXPECTED));
    });
  });
}
