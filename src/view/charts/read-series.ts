import type { Box, Chart, Series } from '../../model/chart.ts';
import { type Places, xOf } from './places.ts';
import { isDrawable } from './scale.ts';

/** How a series is drawn. */
export type Shape = NonNullable<Series['shape']>;

/** One value of a series. */
export interface Datum {
  /** Its index among the series' points. */
  index: number;
  /** Where it lies along the chart, from 0 to 1. */
  along: number;
  /** Its upper edge, or the value itself. */
  high: number;
  /** Its lower edge; undefined for one that stands on the chart's base. */
  low: number | undefined;
  box?: Box;
}

/** A series with what can be drawn of it; null is a gap. */
export interface ReadSeries {
  series: Series;
  /** Its index among the chart's series. */
  index: number;
  shape: Shape;
  /** Measured on the right axis. */
  right: boolean;
  data: (Datum | null)[];
}

/** Values with no place in the chart, by the reason. */
export interface LeftOut {
  /** Neither finite nor small enough for an axis. */
  endless: number;
  /** Zero or less, on a logarithmic axis. */
  notPositive: number;
  /** Beyond the last x. */
  placeless: number;
}

/** Reads every series of a chart, and counts what cannot be drawn. */
export function readSeries(chart: Chart, places: Places): { read: ReadSeries[]; leftOut: LeftOut } {
  const leftOut: LeftOut = { endless: 0, notPositive: 0, placeless: 0 };
  const mirrored = isMirrored(chart) ? 1 : undefined;
  const read = chart.series.map((series, index): ReadSeries => {
    const { shape = 'line' } = series;
    const sign = index === mirrored ? -1 : 1;
    const reader = shape === 'box' ? boxAt : shape === 'band' ? bandAt : valueAt;
    const along = xOf(series, chart);
    leftOut.placeless += Math.max(0, Math.max(series.points.length, series.boxes?.length ?? 0) - along.length);
    const data = along.map((x, at): Datum | null => {
      const values = reader(series, at);
      if (values === undefined) return null;
      // An outlier with no place is left out by itself.
      const outliers = values.box?.outliers?.filter((value) => {
        const fault = faultOf(value, chart.yScale);
        if (fault !== undefined) leftOut[fault]++;
        return fault === undefined;
      });
      if (values.box && outliers) values.box = { ...values.box, outliers };
      const place = places.place(x, series.x === undefined && places.names ? at : undefined);
      let fault = place === undefined ? faultOf(x, chart.xScale) : undefined;
      for (const value of edgesOf(values)) fault ??= faultOf(value, chart.yScale);
      if (fault !== undefined) leftOut[fault]++;
      if (fault !== undefined || place === undefined) return null;
      const low = values.low === undefined ? undefined : values.low * sign;
      return { ...values, index: at, along: place, high: values.high * sign, low };
    });
    return { series, index, shape, right: series.axis === 'right', data };
  });
  return { read, leftOut };
}

/** Do bars lie? Only bars can: whatever else there is makes a chart upright. */
export function isHorizontal({ orientation, series }: Chart): boolean {
  return orientation === 'horizontal' && series.every(({ shape }) => shape === 'bar');
}

/** Are the second series' bars drawn to the other side? No logarithmic axis has one. */
export function isMirrored(chart: Chart): boolean {
  return chart.mirror === true && isHorizontal(chart) && chart.yScale !== 'log';
}

function faultOf(value: unknown, scale: Chart['xScale']): 'endless' | 'notPositive' | undefined {
  if (!isDrawable(value, false)) return 'endless';
  return isDrawable(value, scale === 'log') ? undefined : 'notPositive';
}

type Values = Pick<Datum, 'high' | 'low' | 'box'>;

function valueAt({ points, shape }: Series, at: number): Values | undefined {
  const high = points[at] ?? undefined;
  if (high === undefined) return undefined;
  return { high, low: shape === 'bar' || shape === 'area' ? undefined : high };
}

function bandAt({ points, lower }: Series, at: number): Values | undefined {
  const [high, low] = [points[at] ?? undefined, lower?.[at] ?? undefined];
  return high === undefined || low === undefined ? undefined : { high, low };
}

function boxAt({ boxes }: Series, at: number): Values | undefined {
  const box = boxes?.[at];
  return box && { high: box.high, low: box.low, box };
}

/** Every number that has to have a place on the value axis. */
export function edgesOf({ high, low, box }: Values): number[] {
  const whole = low === undefined ? [high] : [high, low];
  return box ? [...whole, box.q1, box.median, box.q3, ...(box.outliers ?? [])] : whole;
}
