import type { Output } from 'pegboard/types';

export default {
  kind: 'series',
  chart: {
    xLabel: 'Stage',
    yLabel: 'Climb',
    yUnit: 'm',
    readout: {
      titles: [
        'Stage 1: along the river',
        'Stage 2: the two passes',
        'Stage 3: over the high moor',
        'Stage 4: down to the sea',
      ],
    },
    x: [1, 2, 3, 4],
    series: [{ label: 'Climb', shape: 'bar', points: [210, 1840, 960, 130] }],
  },
} satisfies Output;
