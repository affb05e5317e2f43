import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Month',
    yLabel: 'Mean temperature',
    yUnit: '°C',
    x: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    series: [
      { label: 'By the sea', points: [8, 8, 9, 11, 14, 17, 19, 19, 17, 14, 11, 9] },
      { label: 'Inland', points: [-3, -1, 4, 10, 15, 19, 21, 20, 15, 9, 3, -1] },
    ],
  },
} satisfies Output;
