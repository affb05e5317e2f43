import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Income',
    xUnit: '€ a month',
    yLabel: 'Rent',
    yUnit: '€ a m²',
    x: [2450, 2600, 2700, 2850, 2950, 3100, 3300],
    series: [
      {
        label: 'Towns',
        shape: 'points',
        points: [7.2, 13.9, 8.1, 9.4, 17.8, 11.2, 12.5],
        sizes: [48000, 3600000, 92000, 210000, 1500000, 560000, 310000],
        sizeLabel: 'Inhabitants',
        notes: ['Weidenau', 'Hafenstadt', 'Birkfeld', 'Sankt Anna', 'Seeburg', 'Neumark', 'Rheintal'],
      },
    ],
  },
} satisfies Output;
