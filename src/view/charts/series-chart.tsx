/** @jsxImportSource preact */
import type { Chart } from '../../model/chart.ts';
import type { DrawOptions } from '../picture.ts';
import { label } from '../pictures/table-parts.ts';
import { BottomAxis, SideAxis, share } from './axes.tsx';
import { ChartField } from './chart-field.tsx';
import type { ChartLayout } from './chart-layout.ts';
import { GuideLine } from './guide-line.tsx';
import { Key, Legend } from './legend.tsx';
import { lookOf } from './looks.ts';
import { SeriesMarks } from './series-marks.tsx';
import { Titles } from './titles.tsx';

/** Series are drawn with the faintest and widest behind. */
const ORDER = ['band', 'area', 'bar', 'box', 'step', 'line', 'points'];

interface Props extends DrawOptions {
  chart: Chart;
  layout: ChartLayout;
}

/**
 * A chart of series. It is as wide as its place, and its text is text at every width: along the chart everything is placed
 * in percent, and only what has no letters is stretched. So one picture serves a telephone and a wide screen, with no script
 * to fit it.
 */
export function SeriesChart({ chart, layout, compact, Readout }: Props) {
  const { height, margins, grid, base, horizontal, series, guides, notes } = layout;
  const ordered = series.toSorted((one, other) => ORDER.indexOf(one.shape) - ORDER.indexOf(other.shape));
  const xTitle = label(chart.xLabel, chart.xUnit);
  const yTitle = label(chart.yLabel, chart.yUnit);
  const barred = series.some(({ shape }) => shape === 'bar');
  const marks = series.map((drawn) => ({ key: <Key drawn={drawn} />, colour: lookOf(drawn.index).colour }));
  const measured = series.some(({ right }) => !right);
  return (
    <>
      <Legend series={series} unsaid={series[0]?.series.label === chart.yLabel || compact} />
      <div class="pb-plot" dir="ltr">
        {!compact && (
          <Titles
            start={horizontal ? xTitle : measured ? yTitle : undefined}
            end={layout.right.length > 0 ? chart.yLabelRight : undefined}
          />
        )}
        <SideAxis ticks={layout.left} width={margins.left} height={height} end={false} />
        <ChartField
          summary={layout.summary}
          Readout={chart.readout?.mode === 'none' ? undefined : Readout}
          readable={{ kind: 'series', chart, layout, marks }}
        >
          <svg width="100%" height={height} aria-hidden="true">
            {grid.map((at) => (
              <line class="pb-grid" x2="100%" y1={round(at * height)} y2={round(at * height)} />
            ))}
            {ordered.map((drawn) => (
              <SeriesMarks drawn={drawn} height={height} cased={barred} />
            ))}
            {base !== undefined && horizontal && <line class="pb-base" x1={share(base)} x2={share(base)} y2={height} />}
            {base !== undefined && !horizontal && (
              <line class="pb-base" x2="100%" y1={round(base * height)} y2={round(base * height)} />
            )}
            {guides.map((guide) => (
              <GuideLine guide={guide} height={height} />
            ))}
          </svg>
        </ChartField>
        <SideAxis ticks={layout.right} width={margins.right} height={height} end={true} />
        <BottomAxis sets={layout.bottom} />
        {!compact && <Titles end={horizontal ? yTitle : xTitle} />}
      </div>
      {notes.length > 0 && <p class="pb-rest">{notes.join(' ')}</p>}
    </>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
