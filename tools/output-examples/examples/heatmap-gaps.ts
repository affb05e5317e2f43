import type { Output } from 'pegboard/types';

export default {
  kind: 'heatmap',
  xLabel: 'Year',
  yLabel: 'Tree',
  label: 'Apples',
  unit: 'kg',
  x: [2021, 2022, 2023, 2024, 2025],
  y: ['Old', 'Middle', 'Young'],
  values: [
    [84, 12, 91, 20, null],
    [40, 55, 47, 61, 58],
    [null, null, 0, 3, 9],
  ],
} satisfies Output;
