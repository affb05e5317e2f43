/** @jsxImportSource preact */
import type { SeriesOutput } from '../../model/chart.ts';
import { layoutChart } from '../charts/chart-layout.ts';
import { SeriesChart } from '../charts/series-chart.tsx';
import type { Picture } from '../picture.ts';
import { seriesTables } from './series-tables.ts';

/** Charts of series. */
export const series: Picture<SeriesOutput> = {
  draw({ chart }, compact) {
    const layout = layoutChart(chart, compact);
    return typeof layout === 'string' ? layout : <SeriesChart {...{ chart, layout, compact }} />;
  },
  tables: ({ chart }, most) => seriesTables(chart, most),
};
