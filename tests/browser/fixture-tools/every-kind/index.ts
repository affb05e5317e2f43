import type { Output, Tool } from 'pegboard/types';

type Input = { kind: string };

const results = new Map<string, unknown>([
  [
    'fields',
    {
      kind: 'fields',
      fields: [
        { label: 'plain', value: '1' },
        { label: 'noted', value: '2', note: 'a note', group: 'Group', tone: 'good' },
        { label: 'bad', value: '3', group: 'Group', tone: 'bad' },
        { label: 'warn', value: '4', tone: 'warn' },
        { label: 'fifth', value: '5' },
      ],
    },
  ],
  ['text', { kind: 'text', text: 'one line\n  another', mono: true }],
  ['code', { kind: 'code', lang: 'json', source: '{\n  "a": 1\n}' }],
  [
    'table',
    {
      kind: 'table',
      caption: 'A table',
      columns: [{ label: 'Name' }, { label: 'Size', align: 'end', mono: true }],
      rows: [
        ['first', 1],
        [{ text: 'second', tone: 'warn' }, 22],
      ],
    },
  ],
  [
    'bytes',
    {
      kind: 'bytes',
      bytes: Array.from({ length: 40 }, (_, index) => index * 6),
      offset: 256,
      highlight: [
        { at: 0, len: 4, label: 'magic' },
        { at: 14, len: 6, label: 'wraps', tone: 'bad' },
      ],
      caption: 'Some bytes',
    },
  ],
  [
    'series',
    {
      kind: 'series',
      chart: { xLabel: 'x', yLabel: 'y', x: [1, 2, 3], series: [{ label: 'line', points: [1, null, 3] }] },
    },
  ],
  ['error', { kind: 'error', message: 'That kind is an error.', input: 'kind' }],
  ['pie', { kind: 'pie', label: 'share', slices: [{ label: 'a', value: 1 }] }],
  ['nonsense', { kind: 'nonsense' }],
  ['nothing', undefined],
  ['misshapen', { kind: 'fields' }],
]);

export default {
  run({ kind }) {
    if (kind !== 'group') return results.get(kind) as Output;
    const parts = ['text', 'fields', 'code', 'table', 'bytes', 'series'].map((name) => results.get(name) as Output);
    return { kind: 'group', parts };
  },
} satisfies Tool<Input>;
