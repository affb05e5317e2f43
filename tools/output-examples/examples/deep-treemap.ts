import type { Output } from 'pegboard/types';

export default {
  kind: 'treemap',
  label: 'Area',
  unit: 'ha',
  root: {
    label: 'Farm',
    children: [
      {
        label: 'Fields',
        children: [
          {
            label: 'Grain',
            children: [
              { label: 'Wheat', value: 34 },
              { label: 'Rye', value: 12 },
              { label: 'Oats', value: 9 },
            ],
          },
          {
            label: 'Roots',
            children: [
              { label: 'Potatoes', value: 14 },
              { label: 'Beets', value: 11 },
            ],
          },
        ],
      },
      {
        label: 'Meadows',
        children: [
          { label: 'Hay', value: 22 },
          { label: 'Pasture', value: 31 },
        ],
      },
      { label: 'Woods', value: 47 },
    ],
  },
} satisfies Output;
