import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toProblem, toSource } from '../../../src/build/source-file.ts';
import { lineStarts } from '../../../src/build/source-text.ts';
import type { Finding, JsonPath } from '../../../src/model/problem.ts';

const finding = (path: JsonPath, at: 'key' | 'value' = 'value'): Finding => {
  return { severity: 'error', path, at, code: 'a-code', fault: 'It is wrong', fix: 'Correct it' };
};

const sourceOf = (text: string) => toSource('tools/a/tool.json', '/site/tools/a/tool.json', text, 'a')[0];

/** The text from where a finding is said to be. */
function textAt(text: string, path: JsonPath, at: 'key' | 'value' = 'value'): string {
  const { line, column } = toProblem(sourceOf(text), 'a', finding(path, at));
  return text.slice((lineStarts(text)[line - 1] ?? Number.NaN) + column - 1);
}

/** Every path of a value, with what it leads to. */
function* pathsOf(value: unknown, path: JsonPath = []): Iterable<[JsonPath, unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    yield* pathsOf(item, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

describe('toProblem', () => {
  it('says where a value is, whatever its file looks like', () => {
    const spaces = fc.constantFrom('', '\t', '  ', ' \t ');
    const ends = fc.constantFrom('\n', '\r\n', '\r');
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), spaces, ends, (json, indent, end) => {
        const text = JSON.stringify(json, null, indent).replaceAll('\n', end);
        for (const [path, value] of pathsOf(JSON.parse(text))) {
          const found = textAt(text, path);
          if (Array.isArray(value)) expect(found[0]).toBe('[');
          else if (typeof value === 'object' && value !== null) expect(found[0]).toBe('{');
          else expect(found.startsWith(JSON.stringify(value))).toBe(true);
          const key = path.at(-1);
          if (typeof key === 'string') expect(textAt(text, path, 'key').startsWith(JSON.stringify(key))).toBe(true);
        }
      }),
    );
  });

  it('points at what there is of a path', () => {
    const text = '{ "a": { "b": [1] } }';
    expect(textAt(text, ['a', 'missing'])).toBe('{ "b": [1] } }');
    expect(textAt(text, ['a', 'b', 7, 'c'])).toBe('[1] } }');
    expect(textAt(text, ['toString'])).toBe(text);
  });

  it('points at the last of a repeated key, which is the one that counts', () => {
    expect(textAt('{"a": 1, "a": 2}', ['a'])).toBe('2}');
    expect(textAt('{"a": 1, "a": 2}', ['a'], 'key')).toBe('"a": 2}');
  });

  it('carries all of a finding', () => {
    expect(toProblem(sourceOf('{\n\t"a": 1 }'), 'a', finding(['a']))).toEqual({
      severity: 'error',
      tool: 'a',
      file: 'tools/a/tool.json',
      line: 2,
      column: 7,
      pointer: '/a',
      code: 'a-code',
      fault: 'It is wrong',
      fix: 'Correct it',
    });
  });
});
