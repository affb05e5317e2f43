import type { Output } from 'pegboard/types';

export default {
  kind: 'group',
  parts: [
    {
      kind: 'fields',
      fields: [
        { label: 'Words', value: '7' },
        { label: 'Longest', value: 'elephants', note: '9 letters' },
      ],
    },
    {
      kind: 'table',
      columns: [{ label: 'Letters' }, { label: 'Words', align: 'end' }],
      rows: [
        ['1 to 3', 5],
        ['4 to 6', 1],
        ['7 and more', 1],
      ],
    },
    { kind: 'text', text: 'Two elephants met on the old bridge.' },
  ],
} satisfies Output;
