import type { Tone } from './tone.ts';

/** A value of a chart; null is a gap. */
export type Point = number | null;

/** The five numbers of a box, and what lies outside its whiskers. */
export interface Box {
  /** End of the lower whisker. */
  low: number;
  /** First quartile. */
  q1: number;
  /** Median. */
  median: number;
  /** Third quartile. */
  q3: number;
  /** End of the upper whisker. */
  high: number;
  /** Values beyond the whiskers. */
  outliers?: number[];
}

/** One series of a chart. */
export interface Series {
  /** Its name in the legend. */
  label: string;
  /** Its values along `x`. */
  points: Point[];
  /** The unit of its values. */
  unit?: string;
  /** How it is drawn. Default `line`. `points`, `step`, `band` and `box` need contract version 4. */
  shape?: 'line' | 'area' | 'bar' | 'points' | 'step' | 'band' | 'box';
  /** Which value axis it is measured on. Default `left`. */
  axis?: 'left' | 'right';
  /**
   * The lower edge of a `band`; `points` are its upper edge.
   * @since 4
   */
  lower?: Point[];
  /**
   * The boxes of a `box` series, one an x.
   * @since 4
   */
  boxes?: Box[];
  /**
   * Marks the points of a line. Default false.
   * @since 4
   */
  markers?: boolean;
  /**
   * Series with one stack id are stacked; positive and negative values apart.
   * @since 4
   */
  stack?: string;
  /**
   * Its own x values, instead of the chart's.
   * @since 4
   */
  x?: (number | string)[];
  /**
   * The size of each point: a bubble's area.
   * @since 4
   */
  sizes?: Point[];
  /**
   * What `sizes` measures.
   * @since 4
   */
  sizeLabel?: string;
  /**
   * A remark for each point, shown in the readout.
   * @since 4
   */
  notes?: (string | null)[];
}

/** A remark at one x of a chart. */
export interface Annotation {
  /** Where. */
  x: number | string;
  /** What it says. */
  label: string;
}

/** A line at one value of a chart. */
export interface Threshold {
  /** The value. */
  y: number;
  /** What it means. */
  label: string;
  /** Which axis measures it. Default `left`. */
  axis?: 'left' | 'right';
  /** Default `normal`. */
  tone?: Tone;
}

/** How a chart answers a pointer or the arrow keys. */
export interface Readout {
  /** `x` reads all series at one x, `point` the nearest point. Default `x`. */
  mode?: 'x' | 'point' | 'none';
  /** Draws a line through what is read. Default true. */
  crosshair?: boolean;
  /** A heading of the readout for each x. */
  titles?: string[];
  /** Lights the row of the linked table. Default false. */
  highlightTable?: boolean;
}

/** A chart. A series on the right axis needs `yLabelRight`. */
export interface Chart {
  /** What runs along the chart. */
  xLabel: string;
  /** What is measured. */
  yLabel: string;
  /** The x values. Text (contract version 4) makes even categories in the given order. */
  x: (number | string)[];
  /** The unit of x. */
  xUnit?: string;
  /** The unit of y. */
  yUnit?: string;
  /** What the right axis measures. */
  yLabelRight?: string;
  /** Remarks along x. */
  annotations?: Annotation[];
  /** What is drawn. */
  series: Series[];
  /**
   * The name a table's `link` uses.
   * @since 4
   */
  id?: string;
  /**
   * Lines at given values.
   * @since 4
   */
  thresholds?: Threshold[];
  /**
   * `horizontal` is for bars only. Default `vertical`.
   * @since 4
   */
  orientation?: 'vertical' | 'horizontal';
  /**
   * Draws the second series of horizontal bars to the other side. Default false.
   * @since 4
   */
  mirror?: boolean;
  /**
   * Default `linear`. What a log scale cannot show is left out and counted in the caption.
   * @since 4
   */
  xScale?: 'linear' | 'log';
  /**
   * Default `linear`.
   * @since 4
   */
  yScale?: 'linear' | 'log';
  /**
   * How it answers pointer and keyboard.
   * @since 4
   */
  readout?: Readout;
}

/** A chart of one or more series. */
export interface SeriesOutput {
  kind: 'series';
  /** The chart. */
  chart: Chart;
}
