import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ToolContext } from '../../../../src/dialects/dialect.ts';
import { native } from '../../../../src/dialects/native/native.ts';
import { defaultValues, type Tool } from '../../../../src/model/tool.ts';
import { manifestOf } from '../../../support/make-tree.ts';
import { repository } from '../../../support/repository.ts';

const context: ToolContext = { directory: 'a', look: () => ({ state: 'missing', near: undefined }) };

/** The one tool of a manifest. */
function toolOf(manifest: object, cases: unknown = []): Tool {
  return native.normalise(manifest, cases, context).tools[0]!;
}

it('fills in what a manifest leaves out', () => {
  expect(toolOf(manifestOf('a'))).toEqual({
    dialect: 'native',
    id: 'a',
    name: 'Word count',
    blurb: 'Counts the words of a text.',
    version: '1.0.0',
    status: 'live',
    card: 'info',
    cardFields: 4,
    autoRun: false,
    reset: true,
    timeoutMs: 5000,
    thread: 'main',
    entry: 'index.ts',
    inputs: [{ id: 'text', type: 'text', label: 'Text', default: 'one two' }],
    kinds: ['fields', 'error'],
    samples: [],
    tags: [],
    links: [],
    cases: [],
    description: 'Counts the words of a text.',
    runs: true,
    calls: [],
    seeded: true,
    inputSchema: {
      type: 'object',
      properties: { text: { type: 'string', title: 'Text', default: 'one two' } },
      additionalProperties: false,
    },
    conduct: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
    badges: [],
    declarations: [],
    rest: {},
    losses: expect.arrayContaining([{ field: 'category', says: 'It has tags, and no category.' }]),
    original: manifestOf('a'),
  });
});

it('keeps what it says', () => {
  const said = {
    status: 'deprecated',
    card: 'none',
    cardFields: 2,
    autoRun: true,
    reset: false,
    timeoutMs: 100,
    help: 'README.md',
    links: [{ label: 'A', href: '/a/' }],
    samples: [{ label: 'A', input: { text: '' } }],
  };
  const manifest = {
    ...manifestOf('a'),
    ...said,
    tags: ['b', 'a', 'b'],
    runtime: { entry: 'main.ts', thread: 'worker' },
  };
  const tool = toolOf(manifest, [{ name: 'a', input: {}, expect: { kind: 'text', text: '' } }]);
  expect(tool).toMatchObject({ ...said, tags: ['b', 'a'], entry: 'main.ts', thread: 'worker', cases: [{ name: 'a' }] });
});

it('an input that names no opening value is empty, off, or its first option', () => {
  const file = join(repository, 'tests/dialects/native/valid/defaults-left-out/tool.json');
  const { inputs } = toolOf(JSON.parse(readFileSync(file, 'utf8')));
  expect(defaultValues(inputs)).toEqual({ line: '', lines: '', choice: 'b', on: false, many: 2 });
});
