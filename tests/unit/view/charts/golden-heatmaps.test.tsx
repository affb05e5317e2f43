/** @jsxImportSource preact */
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import type { HeatmapOutput } from '../../../../src/model/picture.ts';
import { Heatmap } from '../../../../src/view/charts/heatmap.tsx';
import { layoutHeatmap } from '../../../../src/view/charts/heatmap-layout.ts';

const frame: HeatmapOutput = {
  kind: 'heatmap',
  xLabel: 'Hour',
  yLabel: 'Day',
  label: 'Load',
  unit: 'kW',
  x: [1, 2],
  y: ['Mo', 'Tu'],
  values: [
    [-4, 0],
    [8, null],
  ],
};

/** One small heatmap an option. */
const heatmaps: [option: string, heatmap: Partial<HeatmapOutput>, compact?: boolean][] = [
  ['sequential', {}],
  ['diverging', { scale: 'diverging', midpoint: 2 }],
  ['heatmap compact', { scale: 'diverging' }, true],
];

it.each(heatmaps)('%s is drawn as it was', async (option, more, compact = false) => {
  const output = { ...frame, ...more };
  const layout = layoutHeatmap(output, compact);
  if (typeof layout === 'string') throw new Error(layout);
  const html = renderToString(<Heatmap {...{ output, layout, compact }} />);
  await expect(html.replaceAll(/(?=<(?!\/))/g, '\n').trim()).toMatchFileSnapshot(
    `golden/${option.replace(' ', '-')}.txt`,
  );
});
