import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Release',
    yLabel: 'Size',
    yUnit: 'KB',
    x: ['1.0', '1.1', '1.2', '2.0', '2.1', '2.2'],
    series: [
      {
        label: 'Download',
        markers: true,
        points: [182, 190, 247, 96, 101, 99],
        notes: [null, null, 'The date library came along', 'Rewritten without it', null, 'Fonts became smaller'],
      },
    ],
  },
} satisfies Output;
