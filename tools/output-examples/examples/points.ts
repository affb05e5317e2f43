import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Rest',
    xUnit: 'min',
    yLabel: 'Eruption',
    yUnit: 'min',
    x: [47, 51, 52, 54, 55, 58, 62, 70, 74, 75, 77, 78, 80, 81, 83, 85, 88, 90],
    series: [
      {
        label: 'Eruptions',
        shape: 'points',
        points: [1.8, 1.9, 1.7, 1.8, 2.0, 2.2, 2.1, 3.5, 3.9, 3.6, 4.1, 4.0, 4.3, 3.9, 4.4, 4.2, 4.6, 4.7],
      },
    ],
  },
} satisfies Output;
