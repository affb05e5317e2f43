import { describe, expect, it } from 'vitest';
import { decodeExports } from '../../../../src/build/definition/decode-exports.ts';
import { encodeExports } from '../../../../src/build/definition/encode-exports.ts';
import { Code } from '../../../../src/dialects/dialect.ts';

const deep = (depth: number): unknown => (depth === 0 ? 1 : { list: [deep(depth - 1)] });

describe('exports', () => {
  it('come out as they were, functions as marks', () => {
    const data = { text: 'a', list: [1, [true, null]], object: { entries: 'x', code: { refused: 'y' } } };
    const { exports, refused, code } = decodeExports(encodeExports({ default: data, run: () => 1 }));
    expect(exports).toEqual(
      new Map<string, unknown>([
        ['default', data],
        ['run', new Code()],
      ]),
    );
    expect([refused, code]).toEqual([[], [['run']]]);
  });

  it.each([
    ['a bigint', { entries: [['a', 1n]] }],
    ['undefined', { entries: [['a', undefined]] }],
    ['not a number', { entries: [['a', Number.NaN]] }],
    ['a date', { entries: [['a', new Date(0)]] }],
    ['a map', { entries: [['a', new Map()]] }],
    ['another mark', { entries: [['a', { value: 1 }]] }],
    ['two marks in one', { entries: [['a', { list: [], code: true }]] }],
    ['a key that is no text', { entries: [[1, 1]] }],
    ['an entry that is none', { entries: [1] }],
    ['a list that is none', { list: 'abc' }],
    ['words that are none', { entries: [['a', { refused: 1 }]] }],
    ['no module at all', 'text'],
    ['what is deeper than any module is read', { entries: [['a', deep(100)]] }],
  ])('that a module has forged are refused: %s', (_, encoded) => {
    expect(() => decodeExports(encoded)).toThrow(TypeError);
  });
});
