import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  draftOf,
  type JsonDraft,
  withField,
  withItem,
  withMovedItem,
  withNewItem,
  withoutItem,
  writeJson,
} from '../../../../src/view/composer/json-draft.ts';
import { MAX_NESTING, MAX_TEXT, readJson } from '../../../../src/view/composer/read-json.ts';

describe('JSON text', () => {
  it('of a value is what JSON.stringify makes of it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value, null, 2);
        const read = readJson(text);
        expect(writeJson(read.draft!)).toBe(text);
        expect(writeJson(draftOf(JSON.parse(text)))).toBe(text);
      }),
    );
  });

  it.each(['3.10', '1e5', '-0', '1.0E+2', '12345678901234567890'])('keeps %s as it is written', (text) => {
    expect(writeJson(readJson(`[${text}]`).draft!)).toBe(`[\n  ${text}\n]`);
  });

  it('keeps keys that every object has, and their order', () => {
    const text = '{\n  "b": 1,\n  "__proto__": 2,\n  "constructor": 3\n}';
    expect(writeJson(readJson(text).draft!)).toBe(text);
  });

  it.each([
    ['', 'There is no JSON yet. Write at least {}.'],
    ['{"a": 1,}', 'Line 1, column 9: a key in double quotes belongs here.'],
    ['{\n  "a": 3.\n}', 'Line 2, column 8: digits are missing.'],
    ['{"a" 1}', 'Line 1, column 6: a colon is missing.'],
    ['{"a": 1 "b": 2}', 'Line 1, column 9: a comma is missing.'],
    ['{"a": b}', 'Line 1, column 7: this is no value: text stands in double quotes.'],
    ["{'a': 1}", 'Line 1, column 2: this is no value: text stands in double quotes.'],
    ['{"a": "b', 'Line 1, column 7: a closing double quote is missing.'],
    ['{"a": "\\x"}', 'Line 1, column 7: this is no escape: a backslash is written twice.'],
    ['{"a": "\\u12"}', 'Line 1, column 7: \\u takes four hexadecimal digits.'],
    ['{"a": "x\ty"}', 'Line 1, column 7: this character is written as an escape, such as \\n.'],
    ['[1, 2', 'Line 1, column 6: a closing ] is missing.'],
    ['{} {}', 'Line 1, column 4: nothing may follow here.'],
    ['{} // no', 'Line 1, column 4: JSON has no comments.'],
    ['\ufeff{}', 'Line 1, column 1: this is no value: text stands in double quotes.'],
  ])('%j is refused in words, at its place', (text, fault) => {
    expect(readJson(text)).toEqual({ fault });
  });

  it('is read exactly where JSON.parse reads it', () => {
    const chunk = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"a"',
      ':',
      ',',
      '1',
      '01',
      '-',
      '.5',
      'true',
      'null',
      ' ',
      '\n',
      '"\\',
      '//',
    );
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 8 }), (chunks) => {
        const text = chunks.join('');
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        expect(readJson(text).draft !== undefined).toBe(valid);
      }),
      { numRuns: 2000 },
    );
  });

  it('that is too long or too deep is left to the text', () => {
    expect(readJson(`"${'x'.repeat(MAX_TEXT)}"`).fault).toContain('too long');
    expect(readJson('['.repeat(MAX_NESTING + 1)).fault).toContain('nests more than 64 deep');
    expect(readJson(`${'['.repeat(MAX_NESTING)}${']'.repeat(MAX_NESTING)}`).draft).toBeDefined();
    expect(readJson(`"${'['.repeat(100)}"`).draft).toBeDefined();
  });
});

describe('a list', () => {
  const list = draftOf(['a', 'b', 'c']) as Extract<JsonDraft, { kind: 'list' }>;
  const shown = ({ items }: typeof list) =>
    items.map(({ key, draft }) => `${key}${draft.kind === 'text' && draft.text}`).join();

  it('keeps the keys of its items, whatever becomes of the others', () => {
    expect(shown(withMovedItem(list, 2, 0))).toBe('2c,0a,1b');
    expect(shown(withMovedItem(list, 0, 2))).toBe('1b,2c,0a');
    expect(shown(withoutItem(list, 1))).toBe('0a,2c');
    expect(shown(withNewItem(withoutItem(list, 1), draftOf('d')))).toBe('0a,2c,3d');
    expect(shown(withItem(list, 1, draftOf('x')))).toBe('0a,1x,2c');
  });
});

it('a field is set in its place, and a new one last', () => {
  const object = draftOf({ a: 1, b: 2 }) as Extract<JsonDraft, { kind: 'object' }>;
  const changed = withField(withField(object, 'c', draftOf(3)), 'a', draftOf(9));
  expect(writeJson(changed)).toBe('{\n  "a": 9,\n  "b": 2,\n  "c": 3\n}');
  expect(writeJson(withField(object, 'a', undefined))).toBe('{\n  "b": 2\n}');
});
