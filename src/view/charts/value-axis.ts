import { extent } from 'd3-array';
import type { Chart } from '../../model/chart.ts';
import { formatPowers, formatTicks } from './format-ticks.ts';
import { edgesOf, isMirrored, type ReadSeries } from './read-series.ts';
import { isDrawable, linearScale, logScale, roundSpan, type Span, widen } from './scale.ts';
import type { Tick } from './ticks.ts';

/** An axis that values are measured on. */
export interface ValueAxis {
  /** From 0 to 1. */
  place(value: number): number;
  /** Where bars and areas stand. */
  base: number;
  ticks(count: number): Tick[];
}

/** A line that keeps above this part of its greatest value need not be seen beside zero. */
const FAR_FROM_ZERO = 0.5;

/** An axis for some series of a chart, with room for the thresholds on it; undefined where nothing is measured on it. */
export function valueAxis(chart: Chart, read: readonly ReadSeries[], right: boolean, count: number) {
  const log = chart.yScale === 'log';
  const own = read.filter((one) => one.right === right);
  const thresholds = (chart.thresholds ?? []).filter(
    ({ y, axis }) => (axis === 'right') === right && isDrawable(y, log),
  );
  const { edges, based, whole } = measure(own);
  const [low, high] = extent([...edges, ...thresholds.map(({ y }) => y)]);
  if (low === undefined) return undefined;
  const span = roundSpan(widen(withZero([low, high], based, log), log), count, log);
  const scale = log ? logScale(span) : linearScale(span, whole);
  const format = scale.powers ? formatPowers : formatTicks;
  const axis: ValueAxis = {
    place: scale.place,
    base: log ? 0 : scale.place(0),
    ticks(wanted) {
      const ticks = scale.ticks(wanted);
      const texts = format(isMirrored(chart) ? ticks.map(Math.abs) : ticks);
      return ticks.map((tick, index) => ({ at: scale.place(tick), text: texts[index]! }));
    },
  };
  return axis;
}

/** Bars and areas stand on zero. For the rest zero is shown where it is near. */
function withZero([low, high]: Span, based: boolean, log: boolean): Span {
  if (log) return [low, high];
  if (based && low === 0 && high === 0) return [0, 1];
  if (based) return [Math.min(0, low), Math.max(0, high)];
  if (low > 0 && low < high * FAR_FROM_ZERO) return [0, high];
  if (high < 0 && high > low * FAR_FROM_ZERO) return [low, 0];
  return [low, high];
}

/** The ends of what is measured, whether it stands on zero, and whether all of it is whole. In one pass, for it may be much. */
function measure(read: readonly ReadSeries[]) {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [based, whole] = [false, true];
  for (const { data } of read) {
    for (const datum of data) {
      if (datum === null) continue;
      based ||= datum.low === undefined;
      for (const edge of edgesOf(datum)) {
        low = Math.min(low, edge);
        high = Math.max(high, edge);
        whole &&= Number.isInteger(edge);
      }
    }
  }
  return { edges: low > high ? [] : [low, high], based, whole };
}
