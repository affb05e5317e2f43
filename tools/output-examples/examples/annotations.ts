import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Day of March',
    yLabel: 'Readers',
    x: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    series: [
      {
        label: 'Readers',
        shape: 'area',
        points: [120, 118, 131, 560, 410, 260, 190, 160, 148, 152, 690, 480, 300, 240],
      },
    ],
    annotations: [
      { x: 4, label: 'Newsletter' },
      { x: 11, label: 'In the paper' },
    ],
  },
} satisfies Output;
