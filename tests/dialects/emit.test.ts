import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import { type ReadTool, readTools } from '../../src/build/read-tools.ts';
import type { Dialect } from '../../src/dialects/dialect.ts';
import { dialects } from '../../src/dialects/index.ts';
import type { Loss } from '../../src/model/declaration.ts';
import type { Tool } from '../../src/model/tool.ts';
import { repository } from '../support/repository.ts';

/**
 * Every tool that is valid in some dialect, and every shipped one, is written down in each dialect that can say it, and read
 * again: it is the same tool, but for what is reported as lost by the one who wrote or by the one who read.
 */
const scratch = mkdtempSync(join(tmpdir(), 'pegboard-emit-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const emitters = dialects.flatMap(({ id, emitter }) => (emitter ? [{ id, ...emitter }] : []));

async function readFolder(root: string, tools: string): Promise<ReadTool[]> {
  return (await readTools({ root, tools })).tools;
}

/** The tools to write: those of `tools/`, and every valid test of a dialect that needs no other file. */
const shipped = await readFolder(repository, join(repository, 'tools'));
const valid = await Promise.all(
  dialects
    .filter(({ cases }) => !cases)
    .map(({ id }) => readFolder(repository, join(repository, 'tests/dialects', id, 'valid'))),
);
const tools = [...shipped, ...valid.flat()];

/** What it is read as, where it stands alone in a folder that has its name. */
async function readBack(dialect: Dialect['id'], file: string, document: object, tool: Tool): Promise<Tool> {
  const folder = join(scratch, dialect, tool.id.replace('/', '~'), 'tools');
  const directory = tool.id.split('/').at(-1)!;
  mkdirSync(join(folder, directory), { recursive: true });
  writeFileSync(join(folder, directory, file), JSON.stringify(document));
  if (tool.help !== undefined) writeFileSync(join(folder, directory, tool.help), 'Help.');
  const { tools: read, problems } = await readTools({ tools: folder, root: folder });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(read).toHaveLength(1);
  return read[0]!.tool;
}

/** What every dialect has its own of: the form, ways to call, what is said of itself. */
const OWN = ['dialect', 'original', 'inputs', 'calls', 'losses', 'declarations', 'badges', 'blurb'];

/** What each file has a word for, and so never loses of any tool here. */
const KEPT = new Map([
  ['mcp.json', ['name', 'description', 'inputSchema', 'conduct.readOnly', 'conduct.destructive', 'conduct.idempotent']],
  ['define-tool.json', ['description', 'inputSchema']],
]);

/** A tool without what is lost. A part of a field is lost by its path. */
function without(tool: Tool, losses: readonly Loss[]): object {
  const kept = JSON.parse(JSON.stringify(tool));
  for (const field of [...OWN, ...losses.map(({ field }) => field)]) {
    const path = field.split('.');
    const last = path.pop()!;
    delete path.reduce((object, key) => object?.[key] ?? {}, kept)[last];
  }
  return kept;
}

describe.each(emitters)('$file', ({ id, file, write }) => {
  const able = tools.filter(({ tool }) => write(tool).refused === undefined);

  test('is of some tool of another dialect, or says why of none', () => {
    const others = tools.filter(({ tool }) => tool.dialect !== id);
    const refusals = others.flatMap(({ tool }) => write(tool).refused ?? []);
    for (const why of refusals) expect(why).toMatch(/^\S.*\.$/);
    expect(able.length + refusals.length).toBeGreaterThan(others.length);
  });

  test.each(able.map(({ tool }) => [tool.dialect, tool.id, tool] as const))('%s %s', async (_, __, tool) => {
    const emission = write(tool);
    if (emission.refused !== undefined) throw new Error(emission.refused);
    const { document, losses } = emission;
    const read = await readBack(id, file, document as object, tool);
    // Code is in no document.
    if (tool.dialect === id && tool.entry === undefined) expect(losses).toEqual([]);
    // A model chooses by the description, so a tool without one is given its name.
    const kept = KEPT.get(file)?.filter((field) => field !== 'description' || tool.description !== '');
    expect(losses.map(({ field }) => field).filter((field) => kept?.includes(field))).toEqual([]);
    const all = [...losses, ...read.losses, ...tool.losses];
    const place = { field: tool.dialect === id ? 'server' : '', says: '' };
    const moved = [place, { ...place, field: tool.server === undefined && read.server === undefined ? '' : 'id' }];
    expect(without(read, [...all, ...moved])).toEqual(without(tool, [...all, ...moved]));
    for (const { says } of losses) expect(says).toMatch(/^\S.*\.$/);
  });
});

test.each(tools.map(({ tool }) => [tool.dialect, tool.id, tool] as const))(
  'the schemas of %s %s compile',
  (_, __, tool) => {
    for (const schema of [tool.inputSchema, tool.outputSchema]) {
      if (schema === undefined || '$schema' in schema) continue;
      new Ajv2020({ strict: false, logger: false, unicodeRegExp: false, validateFormats: false }).compile(schema);
    }
  },
);

test('every emitted document is of a tool of every dialect', () => {
  const written = new Set(tools.map(({ tool }) => tool.dialect));
  expect(written.size).toBe(
    readdirSync(join(repository, 'src/dialects'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
      .length,
  );
});
