import { csvParseRows, tsvParseRows } from 'd3-dsv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell, Output, TableOutput } from '../../../src/model/output.ts';
import { exportResult } from '../../../src/runtime/export-result.ts';
import { ALL_VIEWS } from '../../../src/view/all-views.ts';
import type { Format } from '../../../src/view/export-formats.ts';

const as = (output: Output, format: Format) => exportResult(output, format, ALL_VIEWS.pictures);
const table = (labels: string[], rows: Cell[][]): TableOutput => ({
  kind: 'table',
  columns: labels.map((label) => ({ label })),
  rows,
});

/** What a cell may hold that a separated file has to quote, more often than chance would give. */
const cell = fc.oneof(
  fc.string({ unit: fc.constantFrom('"', ',', '\t', '\r', '\n', ' ', '=', 'a', 'é', '😀') }),
  fc.string({ unit: 'binary' }),
  fc.double({ noNaN: true }),
  fc.record({ text: fc.string(), tone: fc.constantFrom('good' as const, 'bad' as const) }),
);
const anyTable = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.tuple(
      fc.array(fc.string(), { minLength: width, maxLength: width }),
      fc.array(fc.array(cell, { minLength: width, maxLength: width })),
    ),
  );

describe('a table', () => {
  it.each([
    ['CSV', csvParseRows],
    ['TSV', tsvParseRows],
  ] as const)('comes back from %s, cell by cell, whatever is in it', (format, parse) => {
    fc.assert(
      fc.property(anyTable, ([labels, rows]) => {
        const texts = rows.map((row) => row.map((one) => String(typeof one === 'object' ? one.text : one)));
        expect(parse(String(as(table(labels, rows), format)))).toEqual([labels, ...texts]);
      }),
    );
  });

  it('is quoted where it has to be, and nowhere else', () => {
    const rows = [
      ['plain', ' led by a space', 'a "word"'],
      ['1,5', 'two\nlines', 'a\ttab'],
    ];
    const quoted = '"a ""word"""';
    expect(as(table(['A', 'B', 'C'], rows), 'CSV')).toBe(
      `A,B,C\nplain, led by a space,${quoted}\n"1,5","two\nlines",a\ttab`,
    );
    expect(as(table(['A', 'B', 'C'], rows), 'TSV')).toBe(
      `A\tB\tC\nplain\t led by a space\t${quoted}\n1,5\t"two\nlines"\t"a\ttab"`,
    );
  });

  it('is the tool’s to the character: numbers in full, formulas as they are, no cell invented or lost', () => {
    const rows: Cell[][] = [
      [0.1 + 0.2, 1e21, '=1+1'],
      [-5, { text: '+49', tone: 'good' }],
      [1, 2, 3, 4],
    ];
    expect(as(table(['A', 'B', 'C'], rows), 'CSV')).toBe('A,B,C\n0.30000000000000004,1e+21,=1+1\n-5,+49,\n1,2,3');
  });

  it('keeps a row that holds nothing', () => {
    expect(as(table(['A'], [[''], ['x'], ['']]), 'CSV')).toBe('A\n""\nx\n""');
  });

  it('of 100,000 rows comes whole in each format', () => {
    const rows = Array.from({ length: 100_000 }, (_, at): Cell[] => [at, Math.sqrt(at), `row ${at}`, 'a "b"', -at]);
    const large = table(['A', 'B', 'C', 'D', 'E'], rows);
    for (const format of ['TSV', 'CSV', 'JSON'] as const) {
      const text = String(as(large, format));
      expect(text).toContain('row 99999');
    }
  });
});

describe('the numbers of a chart', () => {
  it('are one table, without its name, and a gap is an empty cell', () => {
    const chart = { xLabel: 'x', yLabel: 'y', x: ['–', 2], series: [{ label: 'a', points: [null, 0.5] }] };
    expect(as({ kind: 'series', chart }, 'CSV')).toBe('x,a\n–,\n2,0.5');
  });

  it('are several tables, each under its name, with a blank line between', () => {
    const chart = {
      xLabel: 'x',
      yLabel: 'y',
      x: [1],
      series: [{ label: 'a', points: [2] }],
      thresholds: [{ y: 3, label: 'Limit' }],
    };
    expect(as({ kind: 'series', chart }, 'TSV')).toBe('y by x\nx\ta\n1\t2\n\nThresholds\nThreshold\ty\nLimit\t3');
  });

  it('of every other picture are there', () => {
    const pictures: Output[] = [
      { kind: 'heatmap', label: 'l', xLabel: 'x', yLabel: 'y', x: [1], y: ['b'], values: [[7]] },
      { kind: 'pie', label: 'l', slices: [{ label: 'b', value: 7 }] },
      { kind: 'radar', label: 'l', axes: [{ label: 'b' }], series: [{ label: 's', values: [7] }] },
      { kind: 'treemap', label: 'l', root: { label: 'b', value: 7 } },
      { kind: 'venn', label: 'l', sets: [{ label: 'b', size: 7 }], overlaps: [] },
    ];
    for (const picture of pictures) expect(String(as(picture, 'CSV')), picture.kind).toMatch(/\nb,7(,|$)/);
  });
});

describe('other results', () => {
  it('are their text or their source, whole', () => {
    const text = 'x'.repeat(10_000_000);
    expect(as({ kind: 'text', text }, 'text')).toBe(text);
    expect(as({ kind: 'code', lang: 'js', source: '\n a\n' }, 'code')).toBe('\n a\n');
  });

  it('are fields as lines, in the order in which they are drawn', () => {
    const fields = [
      { label: 'a', value: '1' },
      { label: 'b', value: '2', note: 'about', group: 'G' },
      { label: 'c', value: '3', note: '' },
      { label: 'd', value: '4', group: 'G' },
    ];
    expect(as({ kind: 'fields', fields }, 'lines')).toBe('a: 1\nc: 3 ()\n\nG\nb: 2 (about)\nd: 4');
  });

  it('are bytes as pairs of digits, sixteen a line, and as themselves', () => {
    const bytes = Array.from({ length: 18 }, (_, at) => at * 15);
    expect(as({ kind: 'bytes', bytes, offset: 256 }, 'hex')).toBe(
      '00 0f 1e 2d 3c 4b 5a 69 78 87 96 a5 b4 c3 d2 e1\nf0 ff',
    );
    expect(as({ kind: 'bytes', bytes }, 'file')).toEqual(Uint8Array.from(bytes));
    expect(as({ kind: 'bytes', bytes: [] }, 'hex')).toBe('');
  });

  it('are JSON that says all of it', () => {
    const output: Output = { kind: 'group', parts: [{ kind: 'bytes', bytes: [1, 2, 3] }, table(['A'], [['x'], [2]])] };
    expect(JSON.parse(String(as(output, 'JSON')))).toEqual(output);
  });
});
