import type { Output } from 'pegboard/types';

export default {
  kind: 'treemap',
  label: 'Size',
  unit: 'MB',
  root: {
    label: 'Home',
    children: [
      {
        label: 'Pictures',
        children: [
          { label: '2024', value: 840 },
          { label: '2025', value: 1210 },
        ],
      },
      { label: 'Music', value: 620 },
      {
        label: 'Documents',
        children: [
          { label: 'Letters', value: 40 },
          { label: 'Scans', value: 310 },
        ],
      },
    ],
  },
} satisfies Output;
