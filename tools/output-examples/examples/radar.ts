import type { Output } from 'pegboard/types';

export default {
  kind: 'radar',
  label: 'Taste of two coffees',
  unit: 'points',
  axes: [{ label: 'Sweet' }, { label: 'Sour' }, { label: 'Bitter' }, { label: 'Body' }, { label: 'Fruit' }],
  series: [
    { label: 'Highland', values: [6, 8, 3, 4, 9] },
    { label: 'Lowland', values: [5, 3, 7, 8, 2] },
  ],
} satisfies Output;
