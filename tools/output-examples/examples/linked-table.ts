import type { Output } from 'pegboard/types';

export default {
  kind: 'group',
  parts: [
    {
      kind: 'series',
      chart: {
        id: 'lakes',
        xLabel: 'Lake',
        yLabel: 'Depth',
        yUnit: 'm',
        readout: { highlightTable: true },
        x: ['Baikal', 'Tanganyika', 'Caspian Sea', 'Malawi', 'Superior'],
        series: [{ label: 'Depth', shape: 'bar', points: [1642, 1470, 1025, 706, 406] }],
      },
    },
    {
      kind: 'table',
      columns: [{ label: 'Lake' }, { label: 'Where' }, { label: 'Depth, m', align: 'end' }],
      rows: [
        ['Baikal', 'Siberia', 1642],
        ['Tanganyika', 'East Africa', 1470],
        ['Caspian Sea', 'Between Europe and Asia', 1025],
        ['Malawi', 'East Africa', 706],
        ['Superior', 'North America', 406],
      ],
      link: { chart: 'lakes', keys: ['Baikal', 'Tanganyika', 'Caspian Sea', 'Malawi', 'Superior'] },
    },
  ],
} satisfies Output;
