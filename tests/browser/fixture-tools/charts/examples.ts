import type { Output } from 'pegboard/types';

type Chart = Extract<Output, { kind: 'series' }>['chart'];

const count = (length: number) => Array.from({ length }, (_, at) => at);
const wave = (at: number, seed = 1) => Math.round(100 * (Math.sin(at * 0.7 * seed) + Math.cos(at * 0.31 + seed))) / 10;
const chart = (series: Chart['series'], rest: Partial<Chart> = {}): Chart => ({
  xLabel: 'Hour',
  yLabel: 'Load',
  yUnit: 'kW',
  x: series[0]?.x ?? count(series[0]?.points.length ?? 0),
  series,
  ...rest,
});
const long = 'An exceedingly long name that goes on and on, '.repeat(5).slice(0, 200);
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const values = (length: number, seed = 1) => count(length).map((at) => wave(at, seed));
const positive = (length: number, seed = 1) => values(length, seed).map((value) => Math.abs(value) + 2);

const charts: [name: string, chart: Chart][] = [
  [
    'lines with gaps and markers',
    chart([
      { label: 'North', points: values(24).map((value, at) => (at % 9 === 4 ? null : value)), markers: true },
      { label: 'South', points: values(24, 2) },
      { label: 'East', points: values(24, 3), markers: true },
      { label: 'West', points: values(24, 4) },
      { label: 'Up', points: values(24, 5) },
    ]),
  ],
  [
    'areas in a stack',
    chart([
      { label: 'Wind', points: positive(24), shape: 'area', stack: 'a' },
      { label: 'Sun', points: positive(24, 2), shape: 'area', stack: 'a' },
      { label: 'Water', points: positive(24, 3), shape: 'area', stack: 'a' },
    ]),
  ],
  [
    'bars side by side, negative too',
    chart(
      [
        { label: 'In', points: values(7), shape: 'bar' },
        { label: 'Out', points: values(7, 2), shape: 'bar' },
        { label: 'Lost', points: values(7, 3), shape: 'bar' },
      ],
      { x: days, xLabel: 'Day' },
    ),
  ],
  [
    'bars in stacks, signs apart',
    chart(
      [
        { label: 'In', points: values(7), shape: 'bar', stack: 's' },
        { label: 'Out', points: values(7, 2), shape: 'bar', stack: 's' },
        { label: 'Lost', points: positive(7, 3), shape: 'bar', stack: 't' },
      ],
      { x: days, xLabel: 'Day' },
    ),
  ],
  [
    'points of three series',
    chart([
      { label: 'One', points: values(40), shape: 'points' },
      { label: 'Two', points: values(40, 2), shape: 'points' },
      { label: 'Three', points: [1, 3, 8], shape: 'points', x: [3.5, 20.25, 50] },
    ]),
  ],
  ['steps', chart([{ label: 'Level', points: positive(20), shape: 'step' }])],
  [
    'a band around a line, thresholds and remarks',
    chart(
      [
        {
          label: 'Range',
          points: positive(24).map((v) => v + 5),
          lower: positive(24).map((v) => v - 5),
          shape: 'band',
        },
        { label: 'Mean', points: positive(24) },
      ],
      {
        thresholds: [
          { y: 20, label: 'Limit', tone: 'bad' },
          { y: 19, label: 'Warning', tone: 'warn' },
          { y: 3, label: 'Target', tone: 'good' },
        ],
        annotations: [
          { x: 6, label: 'Sunrise' },
          { x: 7, label: 'First shift begins' },
          { x: 22, label: 'Lights out' },
          { x: 99, label: 'Never' },
        ],
      },
    ),
  ],
  [
    'boxes with outliers',
    chart(
      [
        {
          label: 'Delay',
          points: [],
          shape: 'box',
          boxes: [3, 5, 4].map((q1, at) => ({
            low: 1,
            q1,
            median: q1 + 2,
            q3: q1 + 5,
            high: 14,
            outliers: at === 1 ? [18, 21] : [],
          })),
        },
      ],
      { x: ['a', 'b', 'c'], yUnit: 'ms' },
    ),
  ],
  [
    'bubbles',
    chart([
      {
        label: 'Towns',
        points: positive(12),
        shape: 'points',
        sizes: positive(12, 2).map((v) => v * v),
        sizeLabel: 'people',
      },
    ]),
  ],
  [
    'horizontal bars',
    chart([{ label: 'Count', points: positive(7), shape: 'bar' }], {
      x: days,
      xLabel: 'Day',
      orientation: 'horizontal',
      thresholds: [{ y: 10, label: 'Enough' }],
    }),
  ],
  [
    'mirrored bars',
    chart(
      [
        { label: 'Women', points: positive(9), shape: 'bar' },
        { label: 'Men', points: positive(9, 2), shape: 'bar' },
      ],
      {
        x: count(9).map((at) => `${at * 10} to ${at * 10 + 9}`),
        xLabel: 'Age',
        orientation: 'horizontal',
        mirror: true,
      },
    ),
  ],
  [
    'logarithmic axes, zero left out',
    chart([{ label: 'Time', points: [0.5, 12, 0, 900, 45_000, 2e6], markers: true }], {
      x: [1, 10, 100, 1000, 1e4, 1e5],
      xScale: 'log',
      yScale: 'log',
    }),
  ],
  [
    'two axes',
    chart(
      [
        { label: 'Rain', points: positive(12), shape: 'bar', unit: 'mm' },
        { label: 'Warmth', points: values(12, 3), axis: 'right', unit: '°C' },
      ],
      { x: count(12).map((at) => `month ${at + 1}`), yLabelRight: 'Warmth' },
    ),
  ],
  ['no series', chart([])],
  ['no points', chart([{ label: 'None', points: [] }])],
  ['only gaps', chart([{ label: 'Gaps', points: [null, null, null] }])],
  ['one point', chart([{ label: 'One', points: [42] }])],
  ['all equal', chart([{ label: 'Same', points: [7, 7, 7, 7] }])],
  ['all zero bars', chart([{ label: 'Same', points: [0, 0, 0], shape: 'bar' }])],
  ['tiny beside huge', chart([{ label: 'Wide', points: [1e-12, 5, 1e12], markers: true }])],
  ['tiny', chart([{ label: 'Tiny', points: [1e-12, 3e-12, 2e-12] }])],
  ['close together, far from zero', chart([{ label: 'Close', points: [1e9, 1e9 + 1, 1e9 + 3] }])],
  [
    'sixty categories',
    chart([{ label: 'Many', points: positive(60), shape: 'bar' }], { x: count(60).map((at) => `Category ${at + 1}`) }),
  ],
  [
    'long labels',
    chart(
      [
        { label: long, points: positive(3), shape: 'bar' },
        { label: `Z${long}`, points: positive(3, 2), shape: 'bar' },
      ],
      {
        x: [long, `B${long}`, `C${long}`],
        xLabel: long,
        yLabel: long,
        thresholds: [{ y: 5, label: long }],
        annotations: [{ x: long, label: long }],
      },
    ),
  ],
  [
    'long labels, horizontal',
    chart([{ label: 'Count', points: positive(3), shape: 'bar' }], {
      x: [long, `B${long}`, `C${long}`],
      orientation: 'horizontal',
    }),
  ],
  [
    'right to left',
    chart(
      [
        { label: 'دخل', points: positive(4), shape: 'bar' },
        { label: 'خرج', points: positive(4, 2) },
      ],
      {
        x: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس'],
        xLabel: 'يوم',
        yLabel: 'قيمة',
        yUnit: '',
        thresholds: [{ y: 12, label: 'حد' }],
      },
    ),
  ],
  ['a thousand series', chart(count(1000).map((at) => ({ label: `s${at}`, points: [at] })))],
  ['sixteen series', chart(count(16).map((at) => ({ label: `s${at}`, points: values(8, at / 9 + 1), markers: true })))],
  [
    'many points',
    chart([
      { label: 'Noise', points: count(20_000).map((at) => wave(at, 1.3) + (at === 7777 ? 60 : 0)) },
      { label: 'Dots', points: count(20_000).map((at) => (at % 7 === 0 ? wave(at, 2.7) - 40 : null)), shape: 'points' },
    ]),
  ],
];

const matrix = (rows: number, columns: number) => count(rows).map((row) => values(columns, row / 3 + 1));

const heatmaps: [name: string, heatmap: Omit<Extract<Output, { kind: 'heatmap' }>, 'kind' | 'xLabel' | 'yLabel'>][] = [
  [
    'a heatmap with a gap',
    {
      label: 'Load',
      unit: 'kW',
      x: count(24),
      y: days,
      values: matrix(7, 24).map((row, at) =>
        row.map((value, hour) => (at === 2 && hour > 20 ? null : Math.abs(value))),
      ),
    },
  ],
  ['a diverging heatmap', { label: 'Change', x: days, y: ['a', 'b', 'c'], values: matrix(3, 7), scale: 'diverging' }],
  ['a heatmap of equal values', { label: 'Same', x: [1, 2], y: [1, 2], values: count(2).map(() => [5, 5]) }],
  ['a heatmap of nothing', { label: 'None', x: [], y: [], values: [] }],
  ['a heatmap of gaps', { label: 'Gaps', x: [1], y: [1], values: [[null]] }],
  ['a heatmap of long names', { label: long, x: days.map((day) => day + long), y: [long], values: matrix(1, 7) }],
  ['a heatmap of many cells', { label: 'Many', x: count(100), y: count(100), values: matrix(100, 100) }],
];

/** A chart for each shape and option, and for data at the edge of what can be drawn; by name. */
export const examples: [name: string, output: Output][] = [
  ...charts.map(([name, one]): [string, Output] => [name, { kind: 'series', chart: one }]),
  ...heatmaps.map(([name, one]): [string, Output] => [
    name,
    { kind: 'heatmap', xLabel: 'Hour', yLabel: 'Day', ...one },
  ]),
];
