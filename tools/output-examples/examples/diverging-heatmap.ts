import type { Output } from 'pegboard/types';

export default {
  kind: 'heatmap',
  xLabel: 'Hour',
  yLabel: 'Room',
  label: 'Temperature',
  unit: '°C',
  scale: 'diverging',
  midpoint: 21,
  x: [6, 9, 12, 15, 18, 21],
  y: ['Office', 'Kitchen', 'Attic', 'Cellar'],
  values: [
    [19.2, 20.8, 21.4, 21.9, 21.2, 20.1],
    [19.8, 22.4, 24.1, 21.5, 23.8, 21],
    [16.9, 19.5, 24.6, 27.3, 25.2, 20.4],
    [16.2, 16.3, 16.5, 16.6, 16.6, 16.4],
  ],
} satisfies Output;
