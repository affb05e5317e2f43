import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Time',
    xUnit: 'min',
    yLabel: 'Temperature',
    yUnit: '°C',
    x: [0, 2, 5, 10, 15, 20, 30, 45, 60],
    series: [{ label: 'Cup of tea', markers: true, points: [92, 86, 78, 68, 60, 54, 44, 35, 29] }],
  },
} satisfies Output;
