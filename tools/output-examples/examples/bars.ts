import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Goals in a match',
    yLabel: 'Matches',
    x: [0, 1, 2, 3, 4, 5, 6, 7],
    series: [{ label: 'Matches', shape: 'bar', points: [23, 57, 78, 66, 45, 22, 10, 5] }],
  },
} satisfies Output;
