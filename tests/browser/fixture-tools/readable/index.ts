import type { Tool } from 'pegboard/types';

type Input = { scale: number };

/** Of each mode of a readout one chart, a table that is linked to the first, and a heatmap. */
export default {
  run({ scale }) {
    const towns = ['Bergen', 'Oslo', 'Tromsø'];
    return {
      kind: 'group',
      parts: [
        {
          kind: 'series',
          chart: {
            id: 'rain',
            xLabel: 'Town',
            yLabel: 'Rain',
            yUnit: 'mm',
            x: towns,
            series: [
              {
                label: 'Spring',
                points: [100 * scale, 20, 40],
                shape: 'bar',
                stack: 's',
                notes: ['A record', null, null],
              },
              { label: 'Autumn', points: [250.5, null, 60], shape: 'bar', stack: 's' },
            ],
            readout: { titles: ['Bergen, by the sea', 'Oslo, inland', 'Tromsø, in the north'], highlightTable: true },
          },
        },
        {
          kind: 'table',
          caption: 'Towns',
          columns: [{ label: 'Town' }, { label: 'People', align: 'end' }],
          rows: [
            ['Oslo', 717_710],
            ['Bergen', 291_940],
          ],
          link: { chart: 'rain', keys: ['Oslo', 'Bergen'] },
        },
        {
          kind: 'series',
          chart: {
            xLabel: 'Age',
            yLabel: 'Height',
            x: [1, 2, 3],
            xUnit: 'years',
            series: [
              { label: 'Anna', points: [70, 80, 100], shape: 'points' },
              { label: 'Bert', points: [75, 90, 95], shape: 'points' },
            ],
            readout: { mode: 'point' },
          },
        },
        {
          kind: 'series',
          chart: {
            xLabel: 'Hour',
            yLabel: 'Load',
            x: [1, 2, 3],
            series: [{ label: 'Load', points: [1, 2, 3] }],
            readout: { mode: 'none' },
          },
        },
        {
          kind: 'heatmap',
          xLabel: 'Hour',
          yLabel: 'Day',
          label: 'Visits',
          x: [9, 10, 11],
          y: ['Monday', 'Tuesday'],
          values: [
            [1, 2, 3],
            [4, null, 6],
          ],
        },
      ],
    };
  },
} satisfies Tool<Input>;
