/** @jsxImportSource preact */
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import type { Chart, Series } from '../../../../src/model/chart.ts';
import { layoutChart } from '../../../../src/view/charts/chart-layout.ts';
import type { Shape } from '../../../../src/view/charts/read-series.ts';
import { SeriesChart } from '../../../../src/view/charts/series-chart.tsx';

const frame: Chart = { xLabel: 'Day', yLabel: 'Load', yUnit: 'kW', x: [1, 2, 3], series: [] };
const one = (shape: Shape, more: Partial<Series> = {}): Series => ({
  label: 'Load',
  points: [4, null, 8],
  shape,
  ...more,
});
const whole = { points: [4, 6, 8] };

/** One small chart an option. */
const charts: [option: string, chart: Partial<Chart>, compact?: boolean][] = [
  ['line', { series: [one('line', whole)] }],
  ['gap', { series: [one('line')] }],
  ['markers', { series: [one('line', { ...whole, markers: true })] }],
  ['area', { series: [one('area', whole)] }],
  ['bar', { series: [one('bar', whole)] }],
  ['points', { series: [one('points', whole)] }],
  ['step', { series: [one('step', whole)] }],
  ['band', { series: [one('band', { ...whole, lower: [1, 2, 3] })] }],
  [
    'box',
    {
      x: ['a'],
      series: [one('box', { points: [], boxes: [{ low: 1, q1: 2, median: 3, q3: 5, high: 7, outliers: [9] }] })],
    },
  ],
  ['sizes', { series: [one('points', { ...whole, sizes: [1, 4, 16], sizeLabel: 'people' })] }],
  ['stack', { series: [one('bar', { ...whole, stack: 's' }), one('bar', { ...whole, label: 'More', stack: 's' })] }],
  ['own x', { series: [one('line', { ...whole, x: [2, 4, 8] })] }],
  ['text x', { x: ['a', 'b', 'c'], series: [one('line', whole)] }],
  ['right axis', { yLabelRight: 'Heat', series: [one('bar', whole), one('line', { ...whole, axis: 'right' })] }],
  ['log scales', { x: [1, 10, 100], xScale: 'log', yScale: 'log', series: [one('line', { points: [1, 0, 1000] })] }],
  ['threshold', { thresholds: [{ y: 6, label: 'Limit', tone: 'bad' }], series: [one('line', whole)] }],
  ['annotation', { annotations: [{ x: 2, label: 'Here' }], series: [one('line', whole)] }],
  ['horizontal', { x: ['a', 'b', 'c'], orientation: 'horizontal', series: [one('bar', whole)] }],
  [
    'mirror',
    { orientation: 'horizontal', mirror: true, series: [one('bar', whole), one('bar', { ...whole, label: 'Other' })] },
  ],
  ['compact', { series: [one('line', whole)] }, true],
];

it.each(charts)('%s is drawn as it was', async (option, more, compact = false) => {
  const chart = { ...frame, ...more };
  const layout = layoutChart(chart, compact);
  if (typeof layout === 'string') throw new Error(layout);
  const html = renderToString(<SeriesChart {...{ chart, layout, compact }} />);
  await expect(html.replaceAll(/(?=<(?!\/))/g, '\n').trim()).toMatchFileSnapshot(
    `golden/${option.replace(' ', '-')}.txt`,
  );
});
