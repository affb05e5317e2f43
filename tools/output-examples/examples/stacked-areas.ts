import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Hour',
    yLabel: 'Power',
    yUnit: 'MW',
    x: [0, 3, 6, 9, 12, 15, 18, 21, 24],
    series: [
      { label: 'Wind', shape: 'area', stack: 'power', points: [42, 45, 40, 33, 28, 30, 36, 41, 43] },
      { label: 'Sun', shape: 'area', stack: 'power', points: [0, 0, 4, 31, 52, 40, 9, 0, 0] },
      { label: 'Gas', shape: 'area', stack: 'power', points: [18, 14, 30, 24, 12, 20, 48, 44, 20] },
    ],
  },
} satisfies Output;
