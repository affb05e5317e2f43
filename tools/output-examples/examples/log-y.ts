import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Hour',
    yLabel: 'Bacteria in a drop',
    yScale: 'log',
    x: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    series: [
      { label: 'Warm', markers: true, points: [10, 40, 160, 640, 2500, 10000, 41000, 160000, 650000] },
      { label: 'Cold', markers: true, points: [10, 11, 13, 14, 16, 19, 21, 24, 28] },
      { label: 'Boiled', markers: true, points: [10, 3, 1, 0, null, null, null, null, null] },
    ],
  },
} satisfies Output;
