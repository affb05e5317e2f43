import type { Output } from 'pegboard/types';

export default {
  kind: 'pie',
  label: 'Time of a build',
  unit: 's',
  slices: [
    { label: 'Colouring code', value: 2.6, explode: true },
    { label: 'Pages', value: 1.6 },
    { label: 'Bundling', value: 0.5 },
    { label: 'Checks', value: 0.4 },
  ],
} satisfies Output;
