import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Month',
    yLabel: 'Rain',
    yLabelRight: 'Temperature',
    x: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    series: [
      { label: 'Rain', unit: 'mm', shape: 'bar', points: [98, 84, 60, 52, 34, 12, 3, 5, 27, 79, 105, 112] },
      { label: 'Temperature', unit: '°C', axis: 'right', points: [11, 12, 14, 16, 18, 21, 24, 24, 22, 18, 14, 12] },
    ],
  },
} satisfies Output;
