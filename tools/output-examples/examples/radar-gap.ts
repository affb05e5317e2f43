import type { Output } from 'pegboard/types';

export default {
  kind: 'radar',
  label: 'Fitness',
  unit: 'of 10',
  axes: [
    { label: 'Strength', max: 10 },
    { label: 'Balance', max: 10 },
    { label: 'Speed', max: 10 },
    { label: 'Endurance', max: 10 },
    { label: 'Reach', max: 10 },
  ],
  series: [
    { label: 'In spring', values: [5, 6, null, 4, 7] },
    { label: 'In autumn', values: [7, 6, 6, 8, 7] },
  ],
} satisfies Output;
