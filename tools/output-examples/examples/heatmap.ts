import type { Output } from 'pegboard/types';

export default {
  kind: 'heatmap',
  xLabel: 'Hour',
  yLabel: 'Day',
  label: 'Calls',
  x: [6, 9, 12, 15, 18, 21],
  y: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  values: [
    [12, 88, 61, 47, 20, 4],
    [9, 54, 49, 41, 18, 5],
    [7, 51, 44, 39, 17, 3],
    [8, 49, 47, 42, 21, 6],
    [6, 43, 38, 22, 9, 2],
  ],
} satisfies Output;
