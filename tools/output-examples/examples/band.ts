import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Day',
    yLabel: 'Highest temperature',
    yUnit: '°C',
    x: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    series: [
      {
        label: 'Four of five forecasts',
        shape: 'band',
        points: [19.5, 21.4, 22.6, 22.5, 22.3, 23.1, 24.2],
        lower: [18.6, 19.6, 19.5, 17.6, 15.9, 15.2, 14.8],
      },
      { label: 'Middle forecast', points: [19, 20.5, 21, 20, 19.2, 19.4, 19.8] },
    ],
  },
} satisfies Output;
