import { expect, it } from 'vitest';
import { MAX_RESULT_CHARACTERS, outputWords } from '../../../../src/build/search/output-words.ts';

it('reads the texts of a result, not what draws it', () => {
  expect(
    outputWords({
      kind: 'group',
      parts: [
        { kind: 'fields', fields: [{ label: 'Sum', value: '12', note: 'of three', tone: 'good' }] },
        { kind: 'code', lang: 'json', source: '{"a":1}' },
        { kind: 'bytes', bytes: [1, 2], caption: 'Header', highlight: [{ at: 0, len: 1, label: 'Magic' }] },
        { kind: 'error', message: '“*” is no digit', input: 'text', at: 3, len: 1 },
      ],
    }),
  ).toBe('Sum · 12 · of three · {"a":1} · Header · Magic · “*” is no digit');
});

it('reads the numbers in a table, and those of no picture', () => {
  expect(
    outputWords({
      kind: 'table',
      columns: [{ label: 'Code point', align: 'end' }],
      rows: [[8364, { text: 'euro', tone: 'warn' }]],
    }),
  ).toBe('Code point · 8364 · euro');
  expect(outputWords({ kind: 'pie', label: 'Disk', slices: [{ label: 'System', value: 40 }] })).toBe('Disk · System');
});

it('reads no more than a stretch of a long one', () => {
  expect(outputWords({ kind: 'text', text: 'x'.repeat(9_999) })).toHaveLength(MAX_RESULT_CHARACTERS);
});
