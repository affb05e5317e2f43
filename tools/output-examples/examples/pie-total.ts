import type { Output } from 'pegboard/types';

export default {
  kind: 'pie',
  label: 'Disk',
  unit: 'GB',
  donut: true,
  total: 512,
  slices: [
    { label: 'System', value: 38 },
    { label: 'Pictures', value: 174 },
    { label: 'Documents', value: 21 },
  ],
} satisfies Output;
