import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Weight',
    xUnit: 'g',
    yLabel: 'Postage',
    yUnit: '€',
    x: [0, 20, 50, 500, 1000, 2000],
    series: [{ label: 'Letter', shape: 'step', points: [0.95, 1.1, 1.8, 2.9, 3.9, 3.9] }],
  },
} satisfies Output;
