import type { Output } from 'pegboard/types';

export default {
  kind: 'pie',
  label: 'Tests',
  slices: [
    { label: 'Passed', value: 912, tone: 'good' },
    { label: 'Slow', value: 47, tone: 'warn' },
    { label: 'Failed', value: 13, tone: 'bad' },
    { label: 'Left out', value: 28 },
  ],
} satisfies Output;
