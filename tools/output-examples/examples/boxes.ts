import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Way',
    yLabel: 'Time to work',
    yUnit: 'min',
    x: ['Bicycle', 'Train', 'Bus', 'Car'],
    series: [
      {
        label: 'Forty mornings',
        shape: 'box',
        points: [],
        boxes: [
          { low: 31, q1: 33, median: 34, q3: 36, high: 40, outliers: [47] },
          { low: 26, q1: 28, median: 29, q3: 31, high: 35, outliers: [44, 61] },
          { low: 29, q1: 34, median: 39, q3: 46, high: 60, outliers: [72, 88] },
          { low: 21, q1: 26, median: 32, q3: 43, high: 66 },
        ],
      },
    ],
  },
} satisfies Output;
