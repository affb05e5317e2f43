import type { Output } from 'pegboard/types';

export default {
  kind: 'table',
  caption: 'How a few characters are written in UTF-8.',
  columns: [{ label: 'Character' }, { label: 'Code point', mono: true }, { label: 'Bytes', mono: true }],
  rows: [
    [{ text: 'A', mono: true }, 'U+0041', '41'],
    ['é', 'U+00E9', 'C3 A9'],
    ['€', 'U+20AC', 'E2 82 AC'],
    ['🎈', 'U+1F388', 'F0 9F 8E 88'],
  ],
} satisfies Output;
