import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Page',
    yLabel: 'Time to load',
    yUnit: 'ms',
    x: ['Home', 'Search', 'Article', 'Account'],
    series: [
      { label: 'Before', shape: 'bar', points: [820, 1460, 690, 940] },
      { label: 'After', shape: 'bar', points: [410, 980, 520, 1120] },
    ],
  },
} satisfies Output;
