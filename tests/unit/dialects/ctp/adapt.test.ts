import { describe, expect, it, vi } from 'vitest';
import { adapt } from '../../../../src/dialects/ctp/adapt.ts';
import type { Definition } from '../../../../src/dialects/ctp/definition.ts';
import type { Output } from '../../../../src/model/output.ts';
import { toLiveTool } from '../../../../src/model/tool.ts';
import { definition, parameter, toolOf } from './make-ctp.ts';

/** Runs `fn` of a tool as a page does, or as the proof does. */
async function run(
  fn: (params: { [name: string]: unknown }) => unknown,
  given: unknown,
  changes: Partial<Definition> = {},
  isProof = false,
): Promise<Output> {
  const module = adapt({ default: { definition: definition(changes), fn } }, toLiveTool(toolOf(changes)));
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  const ctx = { signal: new AbortController().signal, progress: () => {}, isProof };
  return module.run({ arguments: text }, ctx);
}

const answer = (result: object) => run(() => result, {});

describe('the parameters that fn receives', () => {
  const received = async (given: unknown, changes: Partial<Definition>) => {
    const fn = vi.fn((_params: { [name: string]: unknown }) => ({ success: true }));
    const output = await run(fn, given, changes);
    return fn.mock.calls[0]?.[0] ?? output;
  };

  it('are what is given, and the defaults of the rest', async () => {
    const parameters = [
      parameter(),
      parameter({ name: 'n', type: 'number', defaultValue: 3 }),
      parameter({ name: 'extra', type: 'json', defaultValue: '{"a": 1}' }),
      parameter({ name: 'constructor' }),
    ];
    const example = { input: {}, output: 1 };
    expect(await received({ text: 'a' }, { parameters, example })).toEqual({ text: 'a', n: 3, extra: { a: 1 } });
    expect(await received({ n: 4, constructor: 'x' }, { parameters, example })).toEqual({
      n: 4,
      extra: { a: 1 },
      constructor: 'x',
    });
  });

  it('are not what their rules do not show, also by way of another that is not shown', async () => {
    const parameters = [
      parameter({ name: 'mode', defaultValue: 'plain' }),
      parameter({ name: 'a', dependsOn: [{ field: 'mode', condition: 'equals', value: 'full' }] }),
      parameter({ name: 'b', dependsOn: [{ field: 'a', condition: 'exists' }] }),
      parameter({ name: 'c', dependsOn: [{ field: 'a', condition: 'notEquals', value: 'x' }] }),
    ];
    const changes = { parameters, example: { input: {}, output: 1 } };
    expect(await received({ a: 'x', b: 'y', c: 'z' }, changes)).toEqual({ mode: 'plain', c: 'z' });
    expect(await received({ mode: 'full', a: 'x', b: 'y', c: 'z' }, changes)).toEqual({ mode: 'full', a: 'x', b: 'y' });
  });

  it('are refused where they are no JSON object', async () => {
    expect(await received('{', {})).toMatchObject({ kind: 'error', message: 'The arguments are no JSON.' });
    expect(await received('[1]', {})).toMatchObject({ kind: 'error', message: 'The arguments are no JSON object.' });
  });
});

describe('a file', () => {
  const parameters = [
    parameter({
      name: 'upload',
      type: 'file',
      label: 'Upload',
      validation: { accept: ['.csv', 'image/*'], maxSize: 3 },
    }),
  ];
  const changes = { parameters, example: { input: {}, output: 1 } };
  const give = (upload: unknown) => {
    const fn = (params: { [name: string]: unknown }) => ({ success: true, data: params.upload });
    return run(fn, { upload }, changes);
  };
  const file = (name: string, type: string, content: string) => ({ name, type, size: 0, content });

  it('comes as its name, its type, its size and its bytes', async () => {
    const fn = vi.fn((_params: { [name: string]: unknown }) => ({ success: true }));
    await run(fn, { upload: file('a.CSV', '', 'AP8=') }, changes);
    const bytes = Uint8Array.of(0, 255);
    expect(fn.mock.calls[0]?.[0]).toEqual({ upload: { name: 'a.CSV', type: '', size: 2, bytes } });
  });

  it.each([
    [file('a.csv', '', 'AAAAAAA='), 'Upload has 5 bytes, and may have 3 bytes.'],
    [file('a.txt', 'text/plain', 'AA=='), 'Upload must be .csv or image/*, and this is a.txt.'],
    [file('a.csv', '', '*'), 'Upload is no file: choose one.'],
    ['AA==', 'Upload is no file: choose one.'],
  ])('is refused: %o', async (upload, message) => {
    expect(await give(upload)).toEqual({ kind: 'error', message, input: 'arguments' });
  });

  it('is taken by its media type too', async () => {
    expect((await give(file('photo', 'image/png', 'AA=='))).kind).not.toBe('error');
  });
});

describe('what fn returns', () => {
  it('is drawn by the shape of its data', async () => {
    expect(await answer({ success: true, data: { words: 2, valid: true } })).toEqual({
      kind: 'fields',
      fields: [
        { label: 'words', value: '2' },
        { label: 'valid', value: 'true' },
      ],
    });
    expect(await answer({ success: true, data: [{ a: 1 }, { a: 2 }] })).toMatchObject({ kind: 'table' });
    expect(await answer({ success: true, data: { deep: { a: 1 } } })).toMatchObject({ kind: 'code', lang: 'json' });
    expect(await answer({ success: true, data: 'short' })).toMatchObject({ kind: 'text', text: 'short' });
    expect(await answer({ success: true })).toMatchObject({ kind: 'text' });
  });

  it('has its long texts by themselves, before the fields', async () => {
    const output = await answer({ success: true, data: { formatted: '{\n}', lines: 2 } });
    expect(output).toEqual({
      kind: 'group',
      parts: [
        { kind: 'text', text: '{\n}', mono: true },
        { kind: 'fields', fields: [{ label: 'lines', value: '2' }] },
      ],
    });
    const two = await answer({ success: true, data: { a: 'x\ny', b: 'z'.repeat(201) } });
    expect(two).toMatchObject({
      parts: [{ text: 'x\ny' }, {}, { fields: [{ value: 'text 1 above' }, { value: 'text 2 above' }] }],
    });
  });

  it('is drawn alike whatever the order of its keys: that of the example, then its own', async () => {
    const output = [{ a: 1, b: { c: 1, d: 2 } }];
    const example = { input: {}, output: { success: true, data: output } };
    const data = [
      { b: { d: 2, c: 1 }, a: 1 },
      { z: 0, b: { e: 0, c: 1 }, a: 2 },
    ];
    const drawn = await run(() => ({ success: true, data }), {}, { example });
    const source = JSON.stringify([...output, { a: 2, b: { c: 1, e: 0 }, z: 0 }], null, 2);
    expect(drawn).toEqual({ kind: 'code', lang: 'json', source });
  });

  it.each(['INVALID_INPUT', 'MISSING_REQUIRED', 'TYPE_ERROR', 'CONSTRAINT_VIOLATION', undefined])(
    'is about the input with the code %s',
    async (errorCode) => {
      const result = { success: false, error: 'No word', errorCode, suggestion: 'Write one' };
      expect(await answer(result)).toEqual({ kind: 'error', message: 'No word. Write one.', input: 'arguments' });
    },
  );

  it.each([
    ['EXECUTION_ERROR', 'The tool could not finish: No word.'],
    ['TIMEOUT', 'The tool gave up: it takes too long: No word.'],
    ['RATE_LIMITED', 'The service of the tool takes no more calls for now: No word.'],
    ['UNAUTHORIZED', 'The service of the tool must know who calls: No word.'],
    ['NOT_FOUND', 'The service does not have this tool: No word.'],
    ['INTERNAL_ERROR', 'The tool failed inside: No word.'],
    ['OF_ITS_OWN', 'The tool reports OF_ITS_OWN: No word.'],
  ])('does not blame the input with the code %s', async (errorCode, message) => {
    expect(await answer({ success: false, error: 'No word', errorCode })).toEqual({ kind: 'error', message });
  });

  it('is a broken tool where it is no result of CTP', async () => {
    for (const result of [undefined, 3, {}, { success: 'yes' }, []])
      await expect(run(() => result, {})).rejects.toThrow('fn must return {success: true, data}');
  });
});

describe('what a result says of its run', () => {
  const result = {
    success: true,
    data: { a: 1 },
    metadata: { executionTime: 1.23456, inputSize: 3, outputSize: 'many', warnings: ['Old', 7] },
  };
  const fields = { kind: 'fields', fields: [{ label: 'a', value: '1' }] };

  it('is shown apart from it', async () => {
    expect(await answer(result)).toEqual({
      kind: 'group',
      parts: [
        fields,
        { kind: 'fields', fields: [{ label: 'Warning', value: 'Old', tone: 'warn' }] },
        {
          kind: 'fields',
          fields: [
            { label: 'time', value: '1.23 ms', group: 'This run' },
            { label: 'input', value: '3 bytes', group: 'This run' },
          ],
        },
      ],
    });
  });

  it('is left out of what is compared and published', async () => {
    expect(await run(() => result, {}, {}, true)).toEqual(fields);
  });
});

describe('the module', () => {
  const live = toLiveTool(toolOf());
  const fn = () => ({ success: true, data: 'x' });

  it.each([
    ['as default', { default: { definition: {}, fn } }],
    ['by any name', { other: 3, tool: { definition: {}, fn } }],
    ['apart', { definition: {}, fn }],
    ['apart, with a beginning', { countDefinition: {}, countFn: fn }],
  ])('exports its code %s', async (_, exports) => {
    const ctx = { signal: new AbortController().signal, progress: () => {} };
    expect(await adapt(exports, live).run({ arguments: '{}' }, ctx)).toMatchObject({ kind: 'text', text: 'x' });
  });

  it('must export it', () => {
    expect(() => adapt({ default: { definition: {} } }, live)).toThrow('exports no function fn');
  });
});
