import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DATA_CHARACTERS, outputOfData } from '../../../src/model/output-of-data.ts';

describe('data is drawn by its shape', () => {
  it('text, and what is short, as text', () => {
    expect(outputOfData('a line')).toEqual({ kind: 'text', text: 'a line', mono: false });
    expect(outputOfData('two\nlines')).toEqual({ kind: 'text', text: 'two\nlines', mono: true });
    expect(outputOfData('x'.repeat(401))).toMatchObject({ kind: 'text', mono: true });
    expect([1.5, true, null, undefined].map((data) => outputOfData(data))).toEqual([
      { kind: 'text', text: '1.5' },
      { kind: 'text', text: 'true' },
      { kind: 'text', text: 'null' },
      { kind: 'text', text: '' },
    ]);
  });

  it('an object of scalars as fields, whatever its keys are called', () => {
    const data = JSON.parse('{"lines": 2, "ok": true, "none": null, "__proto__": "own", "constructor": "c"}');
    expect(outputOfData(data)).toEqual({
      kind: 'fields',
      fields: [
        { label: 'lines', value: '2' },
        { label: 'ok', value: 'true' },
        { label: 'none', value: 'null' },
        { label: '__proto__', value: 'own' },
        { label: 'constructor', value: 'c' },
      ],
    });
  });

  it('a list of objects as a table of all their keys', () => {
    expect(
      outputOfData([
        { id: 1, name: 'a' },
        { id: 2, toString: true },
        { id: null, empty: null },
      ]),
    ).toEqual({
      kind: 'table',
      columns: [{ label: 'id', align: 'end' }, { label: 'name' }, { label: 'toString' }, { label: 'empty' }],
      rows: [
        [1, 'a', '', ''],
        [2, '', 'true', ''],
        ['', '', '', ''],
      ],
    });
  });

  it('columns that are known come first, as they are said', () => {
    const columns = [{ name: 'total', numeric: true }, { name: 'absent' }, { name: 'name' }];
    expect(outputOfData([{ id: 'x', name: 'a', total: '1' }], { columns })).toEqual({
      kind: 'table',
      columns: [{ label: 'total', align: 'end' }, { label: 'name' }, { label: 'id' }],
      rows: [['1', 'a', 'x']],
    });
  });

  it('anything else as JSON', () => {
    const wide = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`c${index}`, index]));
    for (const data of [[], {}, [1, 'a'], [{ a: 1 }, 2], [{ a: 1 }, {}], { a: { b: 1 } }, [{ a: [1] }], [wide]]) {
      expect(outputOfData(data)).toEqual({ kind: 'code', lang: 'json', source: JSON.stringify(data, undefined, 2) });
    }
  });

  it('as JSON has it', () => {
    expect(outputOfData({ at: new Date(0), gone: undefined, run: () => 1, odd: Number.NaN })).toEqual({
      kind: 'fields',
      fields: [
        { label: 'at', value: '1970-01-01T00:00:00.000Z' },
        { label: 'odd', value: 'null' },
      ],
    });
  });

  it('and what JSON cannot say, or no page can show, throws', () => {
    const loop: { self?: unknown } = {};
    loop.self = loop;
    expect(() => outputOfData(loop)).toThrow(TypeError);
    expect(() => outputOfData(1n)).toThrow(TypeError);
    expect(() => outputOfData('x'.repeat(MAX_DATA_CHARACTERS))).toThrow(
      'The result has 2000002 characters as JSON, and 2000000 are the most',
    );
  });

  it('with one cell a column in every row', () => {
    const record = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.double(), fc.constant(null)), { minKeys: 1 });
    fc.assert(
      fc.property(fc.array(record, { minLength: 1 }), (rows) => {
        const output = outputOfData(rows);
        if (output.kind !== 'table') return;
        for (const row of output.rows) expect(row).toHaveLength(output.columns.length);
        expect(new Set(output.columns.map(({ label }) => label)).size).toBe(output.columns.length);
      }),
    );
  });
});
