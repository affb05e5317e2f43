import type { Output } from 'pegboard/types';

export default {
  kind: 'venn',
  label: 'Readers',
  unit: 'people',
  sets: [
    { label: 'Paper', size: 320 },
    { label: 'Website', size: 510 },
    { label: 'Newsletter', size: 180 },
  ],
  overlaps: [
    { sets: [0, 1], size: 140 },
    { sets: [0, 2], size: 60 },
    { sets: [1, 2], size: 120 },
    { sets: [0, 1, 2], size: 45 },
  ],
} satisfies Output;
