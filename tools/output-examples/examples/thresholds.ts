import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Minute',
    yLabel: 'Memory',
    yUnit: 'MB',
    yLabelRight: 'Requests a second',
    x: [0, 5, 10, 15, 20, 25, 30],
    series: [
      { label: 'Memory', points: [210, 240, 310, 420, 505, 470, 380] },
      { label: 'Requests', axis: 'right', points: [40, 55, 90, 140, 175, 130, 85] },
    ],
    thresholds: [
      { y: 256, label: 'Usual', tone: 'good' },
      { y: 400, label: 'Warning', tone: 'warn' },
      { y: 512, label: 'Limit', tone: 'bad' },
      { y: 160, label: 'Tested load', axis: 'right' },
    ],
  },
} satisfies Output;
