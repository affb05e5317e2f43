/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { TableOutput } from '../../model/output.ts';
import { chartTables } from '../chart-tables.ts';
import { layoutChart } from '../charts/chart-layout.ts';
import { Heatmap } from '../charts/heatmap.tsx';
import { layoutHeatmap } from '../charts/heatmap-layout.ts';
import { SeriesChart } from '../charts/series-chart.tsx';
import type { ChartProps } from '../extra-views.ts';
import { clip } from '../format.ts';

/** What exports them needs them too, and finds them where they are loaded already. */
export { chartTables };

/** A picture with its numbers; the kinds that are not drawn yet are their numbers. */
export function Chart(props: ChartProps) {
  const picture = drawn(props);
  const tables = chartTables(props.output);
  const numbers = <Tables tables={tables} {...props} />;
  if (picture === undefined) return numbers;
  return (
    <figure class="pb-chart" aria-label={clip(tables[0]?.caption ?? '', props.limits.cell)}>
      {typeof picture === 'string' ? <p>{picture}</p> : picture}
      <details class="pb-numbers">
        <summary>The numbers</summary>
        {numbers}
      </details>
    </figure>
  );
}

/** The picture, a sentence on why there is none, or undefined for a kind that has none yet. */
function drawn({ output, limits: { compact = false } }: ChartProps): ComponentChildren {
  switch (output.kind) {
    case 'series': {
      const { chart } = output;
      const layout = layoutChart(chart, compact);
      return typeof layout === 'string' ? layout : <SeriesChart {...{ chart, layout, compact }} />;
    }
    case 'heatmap': {
      const layout = layoutHeatmap(output, compact);
      return typeof layout === 'string' ? layout : <Heatmap {...{ output, layout, compact }} />;
    }
    default:
      return undefined;
  }
}

function Tables({ tables, limits, Table }: ChartProps & { tables: TableOutput[] }) {
  return (
    <>
      {tables.slice(0, limits.parts).map((table) => (
        <Table output={table} limits={limits} />
      ))}
    </>
  );
}
