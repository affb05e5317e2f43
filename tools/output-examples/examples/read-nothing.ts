import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Second',
    yLabel: 'Noise',
    readout: { mode: 'none' },
    x: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    series: [{ label: 'Noise', points: [2, 3, 2, 4, 9, 31, 44, 27, 12, 5, 3, 2] }],
  },
} satisfies Output;
