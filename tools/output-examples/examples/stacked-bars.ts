import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Quarter',
    yLabel: 'Money',
    yUnit: '€',
    x: ['Spring', 'Summer', 'Autumn', 'Winter'],
    series: [
      { label: 'Tickets', shape: 'bar', stack: 'money', points: [4200, 6900, 3800, 1500] },
      { label: 'Gifts', shape: 'bar', stack: 'money', points: [800, 300, 900, 2600] },
      { label: 'Rent', shape: 'bar', stack: 'money', points: [-1800, -1800, -1800, -1800] },
      { label: 'Wages', shape: 'bar', stack: 'money', points: [-2600, -3900, -2600, -1900] },
    ],
  },
} satisfies Output;
