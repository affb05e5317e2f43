import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { ALL_VIEWS } from '../../../../src/view/all-views.ts';
import type { PictureOutput } from '../../../../src/view/picture.ts';

const slices = [
  { label: 'A', value: 5 },
  { label: 'B', value: 3 },
];

const axes = ['Speed', 'Size', 'Price'].map((label) => ({ label, max: 10 }));
const profiles = [
  { label: 'A', values: [9, 4, 10] },
  { label: 'B', values: [5, null, 2] },
];

const tree = {
  label: 'Disk',
  children: [
    {
      label: 'src',
      children: [{ label: 'view', value: 5 }, ...[3, 2].map((value) => ({ label: `p${value}`, value }))],
    },
    { label: 'lib', value: 4, tone: 'warn' as const },
  ],
};

const sets = [
  { label: 'A', size: 9 },
  { label: 'B', size: 6 },
];
const overlaps = [{ sets: [0, 1], size: 3 }];
const third = { label: 'C', size: 4 };
const thirds = [...overlaps, { sets: [0, 2], size: 2 }, { sets: [1, 2], size: 2 }, { sets: [0, 1, 2], size: 1 }];

/** One small picture an option. */
const pictures: [option: string, output: PictureOutput, compact?: boolean][] = [
  ['pie', { kind: 'pie', label: 'Time', unit: 'ms', slices }],
  ['pie donut', { kind: 'pie', label: 'Time', unit: 'ms', slices, donut: true }],
  ['pie total', { kind: 'pie', label: 'Time', slices, total: 10 }],
  [
    'pie tone and explode',
    { kind: 'pie', label: 'Time', slices: [...slices, { label: 'C', value: 2, tone: 'bad', explode: true }] },
  ],
  [
    'pie other',
    { kind: 'pie', label: 'Time', slices: [9, 8, 7, 1, 6, 5, 2].map((value) => ({ label: `p${value}`, value })) },
  ],
  ['radar', { kind: 'radar', label: 'Cars', unit: 'points', axes, series: profiles }],
  [
    'radar ends apart',
    { kind: 'radar', label: 'Cars', axes: [...axes.slice(1), { label: 'Age' }], series: profiles.slice(0, 1) },
  ],
  ['radar compact', { kind: 'radar', label: 'Cars', axes, series: profiles }, true],
  ['treemap', { kind: 'treemap', label: 'Size', unit: 'MB', root: tree }],
  ['treemap rest', { kind: 'treemap', label: 'Size', root: { ...tree, value: 20 } }],
  ['treemap compact', { kind: 'treemap', label: 'Size', root: tree }, true],
  ['venn', { kind: 'venn', label: 'People', unit: 'm', sets, overlaps }],
  ['venn of three', { kind: 'venn', label: 'People', sets: [...sets, third], overlaps: thirds }],
  ['venn compact', { kind: 'venn', label: 'People', sets, overlaps }, true],
  ['pie compact', { kind: 'pie', label: 'Time', slices }, true],
];

it.each(pictures)('%s is drawn as it was', async (option, output, compact = false) => {
  const drawn = ALL_VIEWS.pictures.get(output.kind)?.draw(output, { compact });
  if (typeof drawn !== 'object' || drawn === null || !('type' in drawn)) throw new Error(String(drawn));
  await expect(
    renderToString(drawn)
      .replaceAll(/(?=<(?!\/))/g, '\n')
      .trim(),
  ).toMatchFileSnapshot(`golden/${option.replaceAll(' ', '-')}.txt`);
});
