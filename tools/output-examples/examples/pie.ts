import type { Output } from 'pegboard/types';

export default {
  kind: 'pie',
  label: 'Energy of a household',
  unit: 'kWh',
  slices: [
    { label: 'Heating', value: 9800 },
    { label: 'Hot water', value: 2300 },
    { label: 'Appliances', value: 1900 },
    { label: 'Light', value: 240 },
  ],
} satisfies Output;
