import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Hour',
    yLabel: 'Visitors in the museum',
    x: [9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
    series: [{ label: 'On a Sunday', shape: 'area', points: [0, 85, 240, 310, 265, 340, 420, 380, 150, 0] }],
  },
} satisfies Output;
