import { describe, expect, it } from 'vitest';
import { adapt } from '../../../../src/dialects/agentfootprint/adapt.ts';
import type { Ctx } from '../../../../src/model/tool-module.ts';

const controller = new AbortController();

/** Runs `execute` on arguments as a form writes them. */
async function run(options: object, args: unknown = {}, progress: Ctx['progress'] = () => undefined) {
  const text = typeof args === 'string' ? args : JSON.stringify(args);
  return adapt({ default: options }).run({ arguments: text }, { signal: controller.signal, progress });
}

describe('a tool of options', () => {
  it('gets the arguments, and itself, and its data is drawn', async () => {
    const options = {
      factor: 2,
      async execute({ a }: { a: number }) {
        return { double: a * this.factor };
      },
    };
    expect(await run(options, { a: 4 })).toEqual({ kind: 'fields', fields: [{ label: 'double', value: '8' }] });
  });

  it.each([
    ['{"a": ', /^The arguments are no JSON: /],
    ['[1]', /^The arguments of a call are a JSON object\.$/],
    ['null', /^The arguments of a call are a JSON object\.$/],
  ])('says what is wrong with %s', async (text, message) => {
    const ran: unknown[] = [];
    const output = await run({ execute: () => ran.push(1) }, text);
    expect(output).toMatchObject({ kind: 'error', input: 'arguments', message: expect.stringMatching(message) });
    expect(ran).toEqual([]);
  });

  it('throws what execute throws', async () => {
    const fail = () => {
      throw new Error('broken');
    };
    await expect(run({ execute: fail })).rejects.toThrow('broken');
  });

  it('has columns as they are declared', async () => {
    const resultColumns = { total: { type: 'number', nullable: true }, id: 'string' };
    expect(await run({ resultColumns, execute: () => [{ id: 'a', total: null }] })).toEqual({
      kind: 'table',
      columns: [{ label: 'total', align: 'end' }, { label: 'id' }],
      rows: [['', 'a']],
    });
  });

  it('refuses what is over its ceiling, and never cuts it', async () => {
    const resultCeiling = { maxChars: 5, narrowBy: ['limit', 'fields'] };
    expect(await run({ resultCeiling, execute: () => '12345' })).toMatchObject({ kind: 'text', text: '12345' });
    expect(await run({ resultCeiling, execute: () => '123456' })).toEqual({
      kind: 'error',
      input: 'arguments',
      message:
        'The result has 6 characters, and this tool refuses more than 5. Narrow the call by "limit" or "fields".',
    });
    expect(await run({ resultCeiling: { maxChars: 5 }, execute: () => [1, 2, 3] })).toMatchObject({
      message: 'The result has 7 characters, and this tool refuses more than 5. Ask for less.',
    });
  });
});

describe('the context of execute', () => {
  it('has the signal, and says what a page has not', async () => {
    let seen: { [key: string]: unknown } = {};
    await run({
      execute(_args: unknown, ctx: typeof seen) {
        seen = ctx;
      },
    });
    expect(seen).toMatchObject({ signal: controller.signal, hasCredentials: false, hasArtifacts: false });
    expect(seen.tools).toBeUndefined();
    const { credentials, artifacts } = seen as { [key: string]: { [verb: string]: () => Promise<unknown> } };
    await expect(credentials!.getCredential!()).rejects.toThrow('A page has no credentials');
    await expect(artifacts!.put!()).rejects.toThrow('A page has no artifacts');
  });

  it('passes on progress that has numbers', async () => {
    const told: number[] = [];
    const execute = (_args: unknown, ctx: { progress(payload: unknown): void }) => {
      for (const payload of [{ done: 1, total: 4 }, 'half', { done: 5, total: 4 }, { done: 0, total: 0 }, null])
        ctx.progress(payload);
    };
    expect(await run({ execute }, {}, (fraction) => told.push(fraction))).toEqual({ kind: 'text', text: '' });
    expect(told).toEqual([0.25]);
  });
});
