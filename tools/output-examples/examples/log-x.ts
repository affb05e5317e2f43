import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Distance from the sun',
    xUnit: 'AU',
    yLabel: 'Year',
    yUnit: 'Earth years',
    xScale: 'log',
    yScale: 'log',
    x: [0.387, 0.723, 1, 1.524, 5.203, 9.537, 19.19, 30.07],
    series: [
      {
        label: 'Planets',
        shape: 'points',
        points: [0.241, 0.615, 1, 1.881, 11.86, 29.46, 84.01, 164.8],
        notes: ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'],
      },
    ],
  },
} satisfies Output;
