import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import tool from '../../tools/json-beautifier/ctp.ts';

const INDENTS = [
  ['0', undefined],
  ['2', 2],
  ['4', 4],
  ['tab', '\t'],
] as const;

describe('json-beautifier against JSON', () => {
  it.each(INDENTS)('lays out as JSON.stringify does, with the indentation %s', (indent, space) => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (given) => {
        const formatted = JSON.stringify(given, null, space);
        const lineCount = formatted.split('\n').length;
        expect(tool.fn({ json: JSON.stringify(given), indent })).toMatchObject({ data: { formatted, lineCount } });
      }),
    );
  });

  it('sorts names, and changes nothing else', () => {
    const json = '{"b":1.50,"a":[9007199254740993,{"d":"\\u00e9","c":null}]}';
    const formatted = '{"a":[9007199254740993,{"c":null,"d":"\\u00e9"}],"b":1.50}';
    expect(tool.fn({ json, indent: '0', sortKeys: true })).toMatchObject({ data: { formatted } });
  });

  it('uses two spaces unless it is told otherwise', () => {
    expect(tool.fn({ json: '\uFEFF[1]' })).toMatchObject({ data: { formatted: '[\n  1\n]', valid: true } });
  });

  it('warns of a name that stands twice, and of many in short', () => {
    const warned = tool.fn({ json: '{"a":1,"a":2,"a":3}' });
    expect(warned.metadata?.warnings).toEqual(['These names stand more than once in their object: /a.']);
    const many = `{${'abcdefg'.repeat(2).replaceAll(/./g, '"$&":1,').slice(0, -1)}}`;
    expect(tool.fn({ json: many }).metadata?.warnings?.[0]).toMatch(/: \/a, \/b, \/c, \/d, \/e, and 2 more\.$/);
    expect(tool.fn({ json: '{}' }).metadata?.warnings).toEqual([]);
  });

  it.each(['', '{"a": }', '[1,]', "{'a': 1}"])('points at the first fault of %j', (json) => {
    const result = tool.fn({ json });
    expect(result).toMatchObject({ success: false, errorCode: 'INVALID_INPUT' });
    expect(result).toHaveProperty('error', expect.stringMatching(/^Line 1, column \d+: |JSON/));
  });
});
