import type { Output } from 'pegboard/types';

export default {
  kind: 'venn',
  label: 'Members',
  unit: 'people',
  sets: [
    { label: 'Choir', size: 42 },
    { label: 'Orchestra', size: 58 },
  ],
  overlaps: [{ sets: [0, 1], size: 11 }],
} satisfies Output;
