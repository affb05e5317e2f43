import type { Chart } from '../../model/chart.ts';
import type { DrawnSeries } from '../charts/chart-layout.ts';
import { formatExact } from '../charts/format-ticks.ts';
import type { Datum } from '../charts/read-series.ts';
import type { ReadableSeries, SeriesMark } from '../readable.ts';
import { leastOf, type Reading, type ReadLine, type ReadPlace, type ReadPoint } from './reading.ts';

/** A value with the series it is of. */
interface Value {
  drawn: DrawnSeries;
  datum: Datum;
}

/** All series of a chart at one x, or one point after another. */
export function seriesReading({ chart, layout: { series, horizontal, mirrored }, marks }: ReadableSeries): Reading {
  const { mode = 'x', crosshair = true, highlightTable = false } = chart.readout ?? {};
  const all = series.flatMap((drawn) =>
    drawn.data.filter((datum) => datum !== null).map((datum) => ({ drawn, datum })),
  );
  const byPoint = mode === 'point';
  const points = byPoint ? all.toSorted((one, other) => one.datum.along - other.datum.along) : [];
  const alongs = byPoint ? [] : [...Float64Array.from(new Set(all.map(({ datum }) => datum.along))).sort()];

  function pointOf({ drawn: { axis }, datum: { along, high } }: Value): ReadPoint {
    const up = axis.place(high);
    return horizontal ? { x: up, y: along } : { x: along, y: 1 - up };
  }
  function placeOf(values: Value[], own: Partial<ReadPoint>): ReadPlace {
    const [first] = values;
    const key = first && xOf(first, chart)[first.datum.index];
    return {
      ...pointOf(first!),
      ...own,
      title: titleOf(chart, first!),
      // Of bars that are mirrored a stack has its members on both sides.
      lines: [...values.map((value) => lineOf(chart, value, marks)), ...(mirrored ? [] : totalsOf(chart, values))],
      points: values.map((value) => ({ ...pointOf(value), colour: marks[value.drawn.index]?.colour ?? '' })),
      key,
    };
  }
  const at = (index: number): ReadPlace => {
    const point = points[index];
    if (point) return placeOf([point], {});
    const along = alongs[index]!;
    const own = horizontal ? { x: 0.5, y: along } : { x: along, y: 0 };
    return placeOf(
      all.filter(({ datum }) => datum.along === along),
      own,
    );
  };
  return {
    count: byPoint ? points.length : alongs.length,
    at,
    nearest({ x, y }, { width, height }) {
      if (!byPoint) {
        const along = horizontal ? y : x;
        return leastOf(alongs.length, (index) => Math.abs(alongs[index]! - along));
      }
      return leastOf(points.length, (index) => {
        const point = pointOf(points[index]!);
        return Math.hypot((point.x - x) * width, (point.y - y) * height);
      });
    },
    find(key) {
      const value = all.find(({ drawn, datum }) => xOf({ drawn }, chart)[datum.index] === key);
      if (!value) return undefined;
      return byPoint ? points.indexOf(value) : alongs.indexOf(value.datum.along);
    },
    crosshair: { upright: crosshair && !horizontal, level: crosshair && (horizontal || byPoint) },
    id: chart.id,
    lightsTable: highlightTable,
  };
}

/** What the chart says of this x, else the x itself. */
function titleOf(chart: Chart, { drawn: { series }, datum: { index } }: Value): string {
  const x = (series.x ?? chart.x)[index];
  const title = chart.readout?.titles?.[series.x === undefined ? index : chart.x.indexOf(x!)];
  if (title !== undefined) return title;
  return typeof x === 'number' ? `${chart.xLabel}: ${withUnit(formatExact(x), chart.xUnit)}` : String(x);
}

function lineOf(chart: Chart, { drawn, datum: { index, box } }: Value, marks: readonly SeriesMark[]): ReadLine {
  const { series } = drawn;
  const unit = unitOf(chart, drawn);
  const size = series.sizes?.[index];
  const bubble = typeof size === 'number' ? `, ${series.sizeLabel ?? 'size'} ${formatExact(size)}` : '';
  const value = box ? boxInWords(box) : rangeInWords(series.lower?.[index], series.points[index]);
  return {
    mark: marks[drawn.index]?.key,
    label: series.label,
    value: withUnit(value, unit) + bubble,
    note: series.notes?.[index] ?? undefined,
  };
}

/** Where several values are stacked, what they come to. */
function totalsOf(chart: Chart, values: readonly Value[]): ReadLine[] {
  const stacks = Map.groupBy(
    values.filter(({ drawn: { series, shape } }) => series.stack !== undefined && shape !== 'box' && shape !== 'band'),
    ({ drawn: { series, right } }) => JSON.stringify([series.stack, right]),
  );
  return [...stacks.values()]
    .filter((members) => members.length > 1)
    .flatMap((members, _, { length }) => {
      const names = length > 1 ? ` of ${members.map(({ drawn }) => drawn.series.label).join(', ')}` : '';
      const numbers = members.map(({ drawn, datum }) => drawn.series.points[datum.index] ?? 0);
      const line = (label: string, of: readonly number[]): ReadLine => {
        const sum = of.reduce((total, value) => total + value, 0);
        return { label: label + names, value: withUnit(formatExact(sum), unitOf(chart, members[0]!.drawn)) };
      };
      const [above, below] = [numbers.filter((value) => value > 0), numbers.filter((value) => value < 0)];
      // Each sign has a stack of its own.
      if (above.length > 0 && below.length > 0)
        return [line('Total above zero', above), line('Total below zero', below)];
      return [line('Total', numbers)];
    });
}

function unitOf({ yUnit }: Chart, { series, right }: DrawnSeries): string | undefined {
  return series.unit ?? (right ? undefined : yUnit);
}

function rangeInWords(low: number | null | undefined, high: number | null | undefined): string {
  const text = (value: number | null | undefined) => formatExact(value ?? Number.NaN);
  return typeof low === 'number' ? `${text(low)} to ${text(high)}` : text(high);
}

function boxInWords({ low, q1, median, q3, high, outliers = [] }: NonNullable<Datum['box']>): string {
  const parts = Object.entries({ low, q1, median, q3, high }).map(([name, value]) => `${name} ${formatExact(value)}`);
  if (outliers.length > 0) parts.push(`outliers ${outliers.map(formatExact).join(' and ')}`);
  return parts.join(', ');
}

function withUnit(text: string, unit: string | undefined): string {
  return unit ? `${text} ${unit}` : text;
}

/** As places.ts has it, which would come along with all that places a chart's x values. */
function xOf({ drawn }: Pick<Value, 'drawn'>, chart: Chart): readonly (number | string)[] {
  return drawn.series.x ?? chart.x;
}
