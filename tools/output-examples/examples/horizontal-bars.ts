import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'What was broken',
    yLabel: 'Reports',
    orientation: 'horizontal',
    x: [
      'Could not sign in',
      'The page stayed empty',
      'A letter was wrong',
      'The search found nothing',
      'Something else',
    ],
    series: [{ label: 'Reports', shape: 'bar', points: [64, 41, 27, 19, 33] }],
  },
} satisfies Output;
