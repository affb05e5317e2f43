/** @jsxImportSource preact */
import type { SeriesOutput } from '../../model/chart.ts';
import { layoutChart } from '../charts/chart-layout.ts';
import { SeriesChart } from '../charts/series-chart.tsx';
import type { Picture } from '../picture.ts';
import { seriesTables } from './series-tables.ts';

/** Charts of series. */
export const series: Picture<SeriesOutput> = {
  draw({ chart }, options) {
    const layout = layoutChart(chart, options.compact);
    return typeof layout === 'string' ? layout : <SeriesChart {...{ chart, layout }} {...options} />;
  },
  tables: ({ chart }, most) => seriesTables(chart, most),
};
