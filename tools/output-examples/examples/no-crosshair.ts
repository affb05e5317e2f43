import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Weekday',
    yLabel: 'Loaves',
    readout: { crosshair: false },
    x: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    series: [
      { label: 'Baked', shape: 'bar', points: [120, 110, 110, 115, 160, 210] },
      { label: 'Sold', shape: 'bar', points: [104, 98, 109, 101, 158, 192] },
    ],
  },
} satisfies Output;
