import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Age',
    yLabel: 'People',
    orientation: 'horizontal',
    mirror: true,
    x: ['80 and more', '60 to 79', '40 to 59', '20 to 39', 'under 20'],
    series: [
      { label: 'Women', shape: 'bar', points: [58, 142, 171, 118, 96] },
      { label: 'Men', shape: 'bar', points: [31, 128, 176, 125, 103] },
    ],
  },
} satisfies Output;
