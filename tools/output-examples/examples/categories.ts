import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Size',
    yLabel: 'Shirts sold',
    x: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    series: [{ label: 'Shirts sold', shape: 'bar', points: [14, 61, 118, 132, 74, 29] }],
  },
} satisfies Output;
