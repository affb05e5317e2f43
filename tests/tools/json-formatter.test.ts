import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import tool from '../../tools/json-formatter/index.ts';
import { expectKind, partOf } from './run.ts';

const run = (json: string, indent = '2', sort = false) => tool.run({ json, indent, sort });
const format = (json: string, indent?: string, sort?: boolean) => expectKind(run(json, indent, sort), 'code').source;
const value = fc.jsonValue({ maxDepth: 4 });

/** JSON in which one character was taken out, put in or changed. */
const nearly = fc
  .tuple(value, fc.nat(), fc.constantFrom('', ...'{}[],:"\'\\/ \n\t\r0123.eE+-tfnux*\u0000\u00a0'), fc.boolean())
  .map(([given, place, put, keep]) => {
    const json = JSON.stringify(given, null, place % 3);
    const at = place % (json.length + 1);
    return json.slice(0, at) + put + json.slice(keep ? at : at + 1);
  });

const accepts = (json: string) => {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
};

describe('json-formatter against JSON', () => {
  it('lays out as JSON.stringify does', () => {
    fc.assert(
      fc.property(value, fc.constantFrom(undefined, 1, '\t'), (given, space) => {
        const json = JSON.stringify(given, null, space);
        expect(format(json)).toBe(JSON.stringify(given, null, 2));
        expect(format(json, '4')).toBe(JSON.stringify(given, null, 4));
        expect(format(json, 'tab')).toBe(JSON.stringify(given, null, '\t'));
        expect(format(json, 'minify')).toBe(JSON.stringify(given));
      }),
    );
  });

  it('refuses exactly what JSON.parse refuses, and points into the text', () => {
    fc.assert(
      fc.property(nearly, (json) => {
        const output = run(json);
        expect(output.kind !== 'error').toBe(accepts(json));
        if (output.kind !== 'error' || output.at === undefined) return;
        expect(output.at + (output.len ?? 1)).toBeLessThanOrEqual(json.length);
        const lines = json.slice(0, output.at).split(/\r\n|\r|\n/);
        expect(output.message).toMatch(new RegExp(`^Line ${lines.length}, column ${lines.at(-1)!.length + 1}: `));
      }),
      { numRuns: 5000 },
    );
  });

  it('sorts names and changes nothing else', () => {
    fc.assert(
      fc.property(value, (given) => {
        const sorted = format(JSON.stringify(given), '2', true);
        expect(JSON.parse(sorted)).toEqual(JSON.parse(JSON.stringify(given)));
        expect(format(sorted, '2', true)).toBe(sorted);
      }),
    );
    expect(format('{"b":1,"":2,"a":3,"\\u0041":4,"é":5}', 'minify', true)).toBe('{"":2,"\\u0041":4,"a":3,"b":1,"é":5}');
  });

  it('keeps the text of every number', () => {
    const digits = fc.stringMatching(/^-?(0|[1-9][0-9]{0,30})(\.[0-9]{1,30})?([eE][+-]?[0-9]{1,4})?$/);
    fc.assert(
      fc.property(digits, (number) => {
        expect(format(`[ ${number} ]`, 'minify')).toBe(`[${number}]`);
      }),
    );
  });

  it('notes every name that its object already has', () => {
    const source = '{"a":{"x":1,"x":2,"x":3},"b":[{"c/~":1,\n"c/~":2}],"a":0}';
    const { rows } = partOf(run(source), 1, 'table');
    expect(rows.map(([name, ...rest]) => [(name as { text: string }).text, ...rest])).toEqual([
      ['/a/x', 1, 13, 1],
      ['/a/x', 1, 19, 1],
      ['/b/0/c~1~0', 2, 1, 1],
      ['/a', 2, 11, 1],
    ]);
  });

  it('is bounded in depth, not in length', () => {
    const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(run(deep(200)).kind).toBe('code');
    expect(expectKind(run(deep(201)), 'error')).toMatchObject({ at: 200, len: 1 });
    expect(expectKind(run('['.repeat(100_000)), 'error')).toMatchObject({ at: 200, len: 1 });
    expect(format(`[${'1,'.repeat(49_000)}1]`, 'minify')).toHaveLength(98_003);
  });

  it('leaves out a byte order mark, and still points right', () => {
    expect(format('\uFEFF{"a":1}', 'minify')).toBe('{"a":1}');
    expect(expectKind(run('\uFEFF[1,]'), 'error')).toMatchObject({ at: 3, len: 1 });
  });

  it.each([
    ['{"a": 1', 'Line 1, column 1: This object is never closed: the text ends before its }.'],
    [
      '["a',
      'Line 1, column 2: This string is not closed on its line. End it with ", and write a line end in it as \\n.',
    ],
    ["['a']", "Line 1, column 2: Strings stand in double quotes, not in '…'."],
    ['[.5]', 'Line 1, column 2: “.5” is no number to JSON. A number begins with a digit, or with - and a digit.'],
    [
      '[-Infinity]',
      'Line 1, column 2: “-Infinity” is no number to JSON. A number begins with a digit, or with - and a digit.',
    ],
    ['[1.]', 'Line 1, column 2: The number “1.” ends too early. A digit must follow.'],
    ['["\t"]', 'Line 1, column 3: A string cannot hold this control character itself. Write \\t.'],
    ['["\\u12"]', 'Line 1, column 3: “\\u12” is no escape. Write \\u and four hexadecimal digits.'],
    ['{"a" 1}', 'Line 1, column 6: Here stands “1”, but a colon is expected.'],
    ['{"a":}', 'Line 1, column 6: A value is missing before this }.'],
    ['[1]]', 'Line 1, column 4: The JSON has ended, and then comes “]”. There is one bracket too many.'],
    ['[\u00a01]', 'Line 1, column 2: This is U+00A0, which cannot be seen and is no space to JSON. Take it out.'],
  ])('says what is wrong with %s', (json, message) => {
    expect(expectKind(run(json), 'error').message).toBe(message);
  });
});
