import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Length',
    xUnit: 'mm',
    yLabel: 'Width',
    yUnit: 'mm',
    readout: { mode: 'point' },
    x: [],
    series: [
      { label: 'Oak', shape: 'points', x: [92, 101, 108, 115, 121], points: [55, 61, 60, 68, 71] },
      { label: 'Willow', shape: 'points', x: [74, 88, 96, 103, 119], points: [12, 13, 15, 16, 18] },
    ],
  },
} satisfies Output;
