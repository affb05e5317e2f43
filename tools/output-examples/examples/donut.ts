import type { Output } from 'pegboard/types';

export default {
  kind: 'pie',
  label: 'Votes',
  donut: true,
  slices: [
    { label: 'Yes', value: 1284 },
    { label: 'No', value: 972 },
    { label: 'Neither', value: 118 },
  ],
} satisfies Output;
