import type { Output } from 'pegboard/types';

export default {
  kind: 'pie',
  label: 'Result of the year',
  unit: '€',
  slices: [
    { label: 'Shop', value: 18400 },
    { label: 'Café', value: 6200 },
    { label: 'Events', value: -2900 },
  ],
} satisfies Output;
