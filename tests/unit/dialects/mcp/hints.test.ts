import { expect, it } from 'vitest';
import { readHints, writeHints } from '../../../../src/dialects/mcp/hints.ts';

const told = (annotations: unknown) =>
  readHints(annotations).declarations.map(({ name, value, from }) => `${name} ${value} ${from}`);

it('of a tool with none, all are assumed, and nothing is taken for its conduct', () => {
  expect(told(undefined)).toEqual([
    'readOnlyHint false assumed',
    'destructiveHint true assumed',
    'idempotentHint false assumed',
    'openWorldHint true assumed',
  ]);
  expect(readHints(undefined).conduct).toEqual({});
  expect(readHints(undefined).badges).toMatchObject([{ text: 'may be destructive', tone: 'warn' }]);
});

it('of a tool that only reads, what is said of changes means nothing, and nothing is assumed of them', () => {
  const annotations = { readOnlyHint: true, destructiveHint: true };
  expect(told(annotations)).toEqual([
    'readOnlyHint true said',
    'destructiveHint true said',
    'openWorldHint true assumed',
  ]);
  const { declarations, badges, conduct } = readHints(annotations);
  expect(declarations[1]!.meaning).toMatch(/^Means nothing here/);
  expect(badges.map(({ text }) => text)).toEqual(['read-only']);
  expect(conduct).toEqual({ readOnly: true, destructive: true });
});

it('that are said to be as assumed are still said', () => {
  const annotations = { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true };
  expect(readHints(annotations).assumed).toEqual([]);
  expect(readHints(annotations).badges.map(({ text }) => text)).toEqual(['destructive', 'open world']);
  expect(writeHints(readHints(annotations).conduct)).toEqual(annotations);
});

it('are of the object itself, not of what it inherits', () => {
  expect(told(Object.create({ readOnlyHint: true }))).toEqual(told({}));
});
