import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Hours',
    yLabel: 'Parking',
    yUnit: '€',
    x: [0, 0.5, 1, 2, 3, 4, 6, 8],
    series: [{ label: 'Car park at the station', shape: 'step', points: [0, 1.5, 3, 5, 7, 8.5, 10, 10] }],
  },
} satisfies Output;
