import type { Output } from 'pegboard/types';

type Of<K extends Output['kind']> = Omit<Extract<Output, { kind: K }>, 'kind' | 'label'> & { label?: string };

const count = (length: number) => Array.from({ length }, (_, at) => at);
const long = 'An exceedingly long name that goes on and on, '.repeat(5).slice(0, 200);
const slices = (...values: number[]) => values.map((value, at) => ({ label: `Part ${'ABCDEFGH'[at]}`, value }));

const pies: [name: string, pie: Of<'pie'>][] = [
  [
    'a pie',
    {
      label: 'Build time',
      unit: 'ms',
      slices: [
        { label: 'Resolve', value: 412 },
        { label: 'Parse', value: 268 },
        { label: 'Transform', value: 731 },
        { label: 'Bundle', value: 530 },
        { label: 'Write', value: 74 },
      ],
    },
  ],
  [
    'a donut of twelve parts',
    {
      donut: true,
      label: 'Traffic by country',
      unit: 'visits',
      slices: [420, 380, 260, 190, 170, 120, 90, 60, 50, 30, 20, 12].map((value, at) => ({
        label: [
          'Germany',
          'France',
          'Japan',
          'Brazil',
          'India',
          'Kenya',
          'Chile',
          'Peru',
          'Fiji',
          'Oman',
          'Mali',
          'Cuba',
        ][at]!,
        value,
      })),
    },
  ],
  [
    'a pie with tones, and one part drawn outwards',
    {
      label: 'Requests',
      slices: [
        { label: 'Answered', value: 930, tone: 'good' },
        { label: 'Redirected', value: 120 },
        { label: 'Slow', value: 61, tone: 'warn' },
        { label: 'Failed', value: 118, tone: 'bad', explode: true },
      ],
    },
  ],
  ['a donut with a gap', { donut: true, unit: 'GB', total: 512, slices: slices(180, 96, 41), label: 'Disk' }],
  ['a pie of one part', { slices: slices(7) }],
  ['a pie of a huge and a tiny part', { slices: slices(1e12, 1e-12, 0) }],
  ['a pie of sixty equal parts', { slices: count(60).map((at) => ({ label: `Part ${at + 1}`, value: 1 })) }],
  [
    'a pie of long names',
    {
      label: long,
      unit: long,
      donut: true,
      slices: slices(3, 2, 1).map((one) => ({ ...one, label: one.label + long })),
    },
  ],
  ['a pie of nothing', { slices: [] }],
  ['a pie of zeros', { slices: slices(0, 0) }],
  ['a pie with a negative part', { slices: slices(3, -1) }],
  ['a pie of more than its total', { slices: slices(3, 9), total: 10 }],
];

const axes = (...labels: string[]) => labels.map((label) => ({ label }));

const radars: [name: string, radar: Of<'radar'>][] = [
  [
    'a radar of two series',
    {
      label: 'Bundlers',
      axes: [
        { label: 'Speed', max: 10 },
        { label: 'Output size', max: 10 },
        { label: 'Plugins', max: 10 },
        { label: 'Documentation', max: 10 },
        { label: 'Stability', max: 10 },
        { label: 'Memory', max: 10 },
      ],
      series: [
        { label: 'Older', values: [3, 7, 9, 8, 9, 4] },
        { label: 'Newer', values: [9, 6, 5, 6, 7, 8] },
      ],
    },
  ],
  [
    'a radar with axes of their own and gaps',
    {
      label: 'Cars',
      axes: [
        { label: 'Top speed', max: 260 },
        { label: 'Range' },
        { label: 'Seats', max: 9 },
        { label: 'Price' },
        { label: 'Weight' },
      ],
      series: [
        { label: 'Small', values: [160, 410, 4, 18_000, 980] },
        { label: 'Large', values: [null, 620, 7, 41_000, 1850] },
        { label: 'Fast', values: [255, 480, null, 96_000, 1420] },
        { label: 'Other', values: [120, null, 2, null, 640] },
      ],
    },
  ],
  [
    'a radar of three axes',
    { axes: axes('Red', 'Green', 'Blue'), series: [{ label: 'Colour', values: [200, 120, 40] }] },
  ],
  [
    'a radar with values it has no place for',
    { axes: axes('a', 'b', 'c', 'd'), series: [{ label: 'One', values: [1, -2, 3, 2] }] },
  ],
  ['a radar of zeros', { axes: axes('a', 'b', 'c'), series: [{ label: 'One', values: [0, 0, 0] }] }],
  [
    'a radar of twenty-four axes',
    {
      axes: axes(...count(24).map((at) => `${at}:00`)),
      series: [{ label: 'Load', values: count(24).map((at) => 5 + 4 * Math.sin(at / 4)) }],
    },
  ],
  [
    'a radar of long names',
    { axes: axes(long, long, long, long, long), series: [{ label: long, values: [1, 2, 3, 4, 5] }] },
  ],
  [
    'a radar from right to left',
    { label: 'قيمة', axes: axes('سرعة', 'حجم', 'وزن', 'سعر'), series: [{ label: 'دخل', values: [1, 2, 3, 4] }] },
  ],
  ['a radar of two axes', { axes: axes('a', 'b'), series: [{ label: 'One', values: [1, 2] }] }],
  [
    'a radar of five series',
    { axes: axes('a', 'b', 'c'), series: count(5).map((at) => ({ label: `${at}`, values: [1, 2, 3] })) },
  ],
  ['a radar of gaps', { axes: axes('a', 'b', 'c'), series: [{ label: 'One', values: [null, null, null] }] }],
];

type Node = Extract<Output, { kind: 'treemap' }>['root'];
const leaf = (label: string, value: number, tone?: Node['tone']): Node => ({ label, value, ...(tone ? { tone } : {}) });

const treemaps: [name: string, treemap: Of<'treemap'>][] = [
  [
    'a treemap of three levels',
    {
      label: 'Bundle size',
      unit: 'kB',
      root: {
        label: 'app.js',
        children: [
          {
            label: 'node_modules',
            children: [
              { label: 'preact', children: [leaf('render', 11), leaf('hooks', 4), leaf('signals', 6)] },
              { label: 'd3', children: [leaf('shape', 12), leaf('hierarchy', 9), leaf('array', 7), leaf('path', 2)] },
              leaf('shiki', 61, 'warn'),
            ],
          },
          {
            label: 'src',
            children: [
              leaf('view', 42),
              leaf('runtime', 21),
              leaf('model', 6, 'good'),
              { label: 'build', children: [leaf('prove', 14), leaf('bundle', 8)] },
            ],
          },
          leaf('polyfills', 18, 'bad'),
        ],
      },
    },
  ],
  [
    'a treemap of one level',
    {
      unit: 'people',
      root: { label: 'Languages', children: count(12).map((at) => leaf(`Language ${at + 1}`, 400 / (at + 1))) },
    },
  ],
  [
    'a treemap whose sums differ',
    {
      root: {
        label: 'All',
        value: 100,
        children: [leaf('a', 30), { label: 'b', value: 10, children: [leaf('c', 8), leaf('d', 9)] }],
      },
    },
  ],
  [
    'a treemap with parts it has no place for',
    {
      root: {
        label: 'All',
        children: [leaf('a', 3), leaf('b', -1), leaf('c', 0), leaf('d', 2), leaf('e', 1)],
      },
    },
  ],
  [
    'a treemap of a thousand parts',
    {
      root: {
        label: 'All',
        children: count(40).map((at) => ({
          label: `Group ${at}`,
          children: count(25).map((one) => leaf(`${at}.${one}`, 1 + ((at * 7 + one * 13) % 37))),
        })),
      },
    },
  ],
  [
    'a treemap of a huge and a tiny part',
    { root: { label: 'All', children: [leaf('huge', 1e12), leaf('tiny', 1e-12)] } },
  ],
  [
    'a treemap of long names',
    { root: { label: long, children: [leaf(long, 3), { label: long, children: [leaf(long, 2), leaf(long, 1)] }] } },
  ],
  [
    'a treemap from right to left',
    { label: 'قيمة', root: { label: 'الكل', children: [leaf('سرعة', 3), leaf('حجم', 2), leaf('', 1)] } },
  ],
  ['a treemap of one part', { root: leaf('All', 5) }],
  ['a treemap of zeros', { root: { label: 'All', children: [leaf('a', 0), leaf('b', 0)] } }],
];

const sets = (...sizes: number[]) =>
  sizes.map((size, at) => ({ label: ['Readers', 'Writers', 'Reviewers', 'Owners'][at]!, size }));
const overlap = (size: number, ...of: number[]) => ({ sets: of, size });

const venns: [name: string, venn: Of<'venn'>][] = [
  ['two sets', { label: 'Accounts', unit: 'people', sets: sets(120, 80), overlaps: [overlap(30, 0, 1)] }],
  [
    'three sets',
    {
      label: 'Accounts',
      sets: sets(120, 90, 60),
      overlaps: [overlap(40, 0, 1), overlap(25, 1, 2), overlap(20, 0, 2), overlap(12, 0, 1, 2)],
    },
  ],
  ['one set inside another', { sets: sets(100, 20), overlaps: [overlap(20, 0, 1)] }],
  ['sets that share nothing', { sets: sets(50, 20), overlaps: [] }],
  ['equal sets', { sets: sets(50, 50), overlaps: [overlap(50, 0, 1)] }],
  [
    'three sets, two of them inside the third',
    { sets: sets(100, 20, 15), overlaps: [overlap(20, 0, 1), overlap(15, 0, 2), overlap(0, 1, 2)] },
  ],
  ['three sets that circles cannot show', { sets: sets(50, 50, 50), overlaps: [overlap(25, 0, 1), overlap(25, 1, 2)] }],
  ['an empty set', { sets: sets(50, 0), overlaps: [] }],
  ['sets of a huge and a tiny size', { sets: sets(1e12, 1e-12), overlaps: [] }],
  [
    'sets of long names',
    {
      label: long,
      unit: long,
      sets: sets(50, 40).map((one) => ({ ...one, label: one.label + long })),
      overlaps: [overlap(15, 0, 1)],
    },
  ],
  ['four sets', { sets: sets(1, 2, 3, 4), overlaps: [] }],
  ['an overlap larger than its set', { sets: sets(10, 20), overlaps: [overlap(15, 0, 1)] }],
];

const named = <K extends Output['kind']>(kind: K, all: [string, Of<K>][]) =>
  all.map(([name, one]): [string, Output] => [name, { label: 'Share', ...one, kind } as unknown as Output]);

/** Pictures that are no charts: each option, and data at the edge of what can be drawn; by name. */
export const shapeExamples = [
  ...named('pie', pies),
  ...named('radar', radars),
  ...named('treemap', treemaps),
  ...named('venn', venns),
];
