import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DEPTH, MAX_FINDINGS } from '../../../src/build/limits.ts';
import { parseJson } from '../../../src/build/parse-json.ts';

const codes = (text: string) => parseJson(text).findings.map(({ code }) => code);

/** Texts that are nearly JSON: a JSON text with a few characters changed. */
const nearlyJson = fc
  .tuple(
    fc.json(),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom(...'{}[]",:0-e.\\u\n\t /*x'.split(''), '')), { maxLength: 3 }),
  )
  .map(([json, changes]) =>
    changes.reduce(
      (text, [at, character]) =>
        text.slice(0, at % (text.length + 1)) + character + text.slice((at % (text.length + 1)) + 1),
      json,
    ),
  );

describe('parseJson', () => {
  it('agrees with JSON.parse on what is JSON, and on what it says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), nearlyJson, fc.string()), (text) => {
        const { value, findings } = parseJson(text);
        let parsed: { value: unknown } | undefined;
        try {
          parsed = { value: JSON.parse(text) };
        } catch {}
        const faults = findings.filter(({ code }) => code !== 'json-duplicate-key');
        expect(faults.length === 0).toBe(parsed !== undefined);
        if (parsed) expect(value).toEqual(parsed.value);
        for (const { offset } of findings) expect(offset).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 1500 },
    );
  });

  it('reads on where only comments and commas are too many', () => {
    const { value, findings } = parseJson('{ // a\n "a": [1, /* b */ 2,], "a": {"__proto__": 3,},\n}');
    expect(findings.map(({ code, offset }) => [code, offset])).toEqual([
      ['json-comment', 2],
      ['json-comment', 17],
      ['json-trailing-comma', 26],
      ['json-duplicate-key', 30],
      ['json-trailing-comma', 50],
      ['json-trailing-comma', 52],
    ]);
    expect(JSON.stringify(value)).toBe('{"a":{"__proto__":3}}');
  });

  it('sets no prototype', () => {
    for (const text of ['{"__proto__": {"a": 1}}', '{"__proto__": {"a": 1},}']) {
      const value = parseJson(text).value as object;
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
      expect(Object.keys(value)).toEqual(['__proto__']);
    }
  });

  it('follows no nesting deeper than the limit', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(codes(nested(MAX_DEPTH))).toEqual([]);
    expect(codes(nested(MAX_DEPTH + 1))).toEqual(['file-too-deep']);
    expect(codes(nested(1_000_000))).toEqual(['file-too-deep']);
    expect(codes('{"a":'.repeat(100_000))).toEqual(['file-too-deep']);
  });

  it('says only so many things of one text', () => {
    expect(codes(`{${'"a":1,'.repeat(100_000)}"b":1}`)).toHaveLength(MAX_FINDINGS);
  });
});
