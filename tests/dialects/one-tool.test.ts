import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTools } from '../../src/build/read-tools.ts';
import { dialects } from '../../src/dialects/index.ts';
import type { Tool } from '../../src/model/tool.ts';

/** One tool, written in every dialect: each folder is a directory of tools. */
const home = join(import.meta.dirname, 'one-tool');
const written = await Promise.all(
  readdirSync(home).map(async (dialect) => {
    const tools = join(home, dialect);
    const { tools: read, problems } = await readTools({ tools, root: tools });
    expect(problems).toEqual([]);
    expect(read).toHaveLength(1);
    return read[0]!.tool;
  }),
);

/** What is a dialect's own: what it was written as, its form and what fills that, what it says of itself. */
const OWN = ['dialect', 'original', 'inputs', 'samples', 'calls', 'losses', 'badges', 'declarations', 'modelView'];

/** The fields that a dialect reports as having no word for: itself, or a part of it. */
const lossesOf = (tool: Tool) => tool.losses.map(({ field }) => field);

function without(tool: Tool, fields: readonly string[]): object {
  const kept = JSON.parse(JSON.stringify(tool));
  for (const field of [...OWN, ...fields]) {
    const path = field.split('.');
    const last = path.pop()!;
    delete path.reduce((object, key) => object?.[key] ?? {}, kept)[last];
  }
  return kept;
}

test('it is written in every dialect', () => {
  expect(written.map(({ dialect }) => dialect).sort()).toEqual(dialects.map(({ id }) => id).sort());
});

const pairs = written.flatMap((a, index) => written.slice(index + 1).map((b) => [a.dialect, b.dialect, a, b] as const));

test.each(pairs)('%s and %s make the same tool of it, but for what they report', (_, __, a, b) => {
  const lost = [...lossesOf(a), ...lossesOf(b)];
  expect(without(a, lost)).toEqual(without(b, lost));
});

test('what all dialects have a word for, none loses', () => {
  for (const tool of written) {
    expect(tool).toMatchObject({ name: 'word-count', description: 'Counts the words of a text.', status: 'live' });
    expect(tool.inputSchema).toEqual(written[0]!.inputSchema);
    expect(lossesOf(tool)).not.toContain('inputSchema');
  }
});
