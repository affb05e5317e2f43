/** @jsxImportSource preact */
import type { SeriesOutput } from '../../model/chart.ts';
import { type ChartOutput, chartTables } from '../chart-tables.ts';
import { layoutChart } from '../charts/chart-layout.ts';
import { SeriesChart } from '../charts/series-chart.tsx';
import type { ChartProps } from '../extra-views.ts';
import { clip } from '../format.ts';

/** What exports them needs them too, and finds them where they are loaded already. */
export { chartTables };

/** A picture with its numbers; the kinds that are not drawn yet are their numbers. */
export function Chart(props: ChartProps) {
  const { output } = props;
  return output.kind === 'series' ? <Series {...props} output={output} /> : <Tables {...props} />;
}

function Series({ output, ...props }: ChartProps & { output: SeriesOutput }) {
  const { chart } = output;
  const { compact = false, cell } = props.limits;
  const layout = layoutChart(chart, compact);
  return (
    <figure class="pb-chart" aria-label={clip(`${chart.yLabel} by ${chart.xLabel}`, cell)}>
      {typeof layout === 'string' ? <p>{layout}</p> : <SeriesChart {...{ chart, layout, compact }} />}
      <details class="pb-numbers">
        <summary>The numbers</summary>
        <Tables output={output} {...props} />
      </details>
    </figure>
  );
}

function Tables({ output, limits, Table }: ChartProps & { output: ChartOutput }) {
  return (
    <>
      {chartTables(output)
        .slice(0, limits.parts)
        .map((table) => (
          <Table output={table} limits={limits} />
        ))}
    </>
  );
}
