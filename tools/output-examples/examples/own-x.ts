import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Hour',
    yLabel: 'Soil moisture',
    yUnit: '%',
    x: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
    series: [
      { label: 'Sensor', points: [31, 31, 30, 29, 28, 26, 25, 23, 22, 38, 37, 36, 35] },
      { label: 'By hand', shape: 'points', x: [6.5, 11.25, 14.75, 17.5], points: [33, 28, 24, 38] },
    ],
  },
} satisfies Output;
