import type { Output } from 'pegboard/types';

export default {
  kind: 'venn',
  label: 'Words',
  sets: [
    { label: 'First list', size: 20 },
    { label: 'Second list', size: 12 },
  ],
  overlaps: [{ sets: [0, 1], size: 15 }],
} satisfies Output;
