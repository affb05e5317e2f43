import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Day of February',
    yLabel: 'River level',
    yUnit: 'cm',
    x: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    series: [
      {
        label: 'Gauge at the bridge',
        points: [112, 110, 107, 105, null, null, null, 98, null, 121, 164, 190, 181, 166],
      },
    ],
  },
} satisfies Output;
