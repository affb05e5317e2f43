import type { Output } from 'pegboard/types';

export default {
  kind: 'treemap',
  label: 'Lines of code',
  root: {
    label: 'All',
    children: [
      { label: 'Reading', value: 3200, tone: 'good' },
      { label: 'Drawing', value: 4100, tone: 'good' },
      { label: 'Printing', value: 900, tone: 'warn' },
      { label: 'Old importer', value: 1500, tone: 'bad' },
      { label: 'Examples', value: 700 },
    ],
  },
} satisfies Output;
