import type { Output } from 'pegboard/types';

export default {
  kind: 'radar',
  label: 'Sun',
  unit: 'hours a day',
  axes: [{ label: 'Spring' }, { label: 'Summer' }, { label: 'Autumn' }, { label: 'Winter' }],
  series: [
    { label: 'Coast', values: [6.1, 8.2, 4.4, 2.3] },
    { label: 'Plain', values: [5.6, 7.4, 3.6, 1.6] },
    { label: 'Hills', values: [5.2, 6.6, 4.1, 2.6] },
    { label: 'Mountains', values: [4.8, 5.9, 4.9, 4.1] },
  ],
} satisfies Output;
