/** How a part of a result is meant: said in words or by a mark as well, never by colour alone. */
export type Tone = 'normal' | 'warn' | 'bad' | 'good';

/** One labelled value of a `fields` result. */
export interface Field {
  /** What the value is. */
  label: string;
  /** The value, already formatted for a reader. */
  value: string;
  /** A short remark shown beside the value. */
  note?: string;
  /** Fields with one group are shown together under its name. */
  group?: string;
  /** Default `normal`. */
  tone?: Tone;
}

/** Labelled values, one a row. */
export interface FieldsOutput {
  kind: 'fields';
  /** The rows, in order. */
  fields: Field[];
}

/** Plain text. White space is kept. */
export interface TextOutput {
  kind: 'text';
  /** The text. */
  text: string;
  /** Set in a fixed-width face. Default false. */
  mono?: boolean;
}

/** Source code of some language. */
export interface CodeOutput {
  kind: 'code';
  /** The language's usual short name, such as `json`. */
  lang: string;
  /** The source. White space is kept. */
  source: string;
}

/** A column of a `table` result. */
export interface Column {
  /** The heading. */
  label: string;
  /** Which edge the cells keep to: `end` suits numbers. Default `start`. */
  align?: 'start' | 'end';
  /** Cells in a fixed-width face. Default false. */
  mono?: boolean;
}

/** A table cell with a face or a tone of its own. */
export interface ToneCell {
  /** What the cell says. */
  text: string;
  /** In a fixed-width face. Default: as its column says. */
  mono?: boolean;
  /** Default `normal`. */
  tone?: Tone;
}

/** A table cell. */
export type Cell = string | number | ToneCell;

/** Ties a table's rows to a chart of the same group: what is pointed at in one lights up in the other. */
export interface TableLink {
  /** The `id` of the chart. */
  chart: string;
  /** For each row, the chart's x value that it belongs to. */
  keys: (string | number)[];
}

/** Rows and columns. */
export interface TableOutput {
  kind: 'table';
  /** The columns, in order. */
  columns: Column[];
  /** The rows; each has one cell a column. */
  rows: Cell[][];
  /** A sentence over the table. */
  caption?: string;
  /**
   * The chart that these rows belong to.
   * @since 4
   */
  link?: TableLink;
}

/** A marked stretch of a `bytes` result. */
export interface Highlight {
  /**
   * Its first byte, counted from the first byte of `bytes`, whatever `offset` says.
   * @asType integer
   * @minimum 0
   */
  at: number;
  /**
   * How many bytes it covers. It may wrap over rows.
   * @asType integer
   * @minimum 1
   */
  len: number;
  /** What it is: the labels form the legend. */
  label: string;
  /** Default `normal`. */
  tone?: Tone;
}

/**
 * A byte.
 * @asType integer
 * @minimum 0
 * @maximum 255
 */
export type Byte = number;

/**
 * Bytes, shown as a hex dump.
 * @since 2
 */
export interface BytesOutput {
  kind: 'bytes';
  /** The bytes. */
  bytes: Byte[];
  /**
   * The address of the first byte. It labels the first row only.
   * @asType integer
   * @minimum 0
   */
  offset?: number;
  /** Marked stretches. */
  highlight?: Highlight[];
  /** A sentence over the dump. */
  caption?: string;
}

/** Several results, drawn one below the other. A compact card draws the first. */
export interface GroupOutput {
  kind: 'group';
  /** The parts, in order. */
  parts: Output[];
}

/** The input was wrong and the tool worked. (A broken tool throws instead.) */
export interface ErrorOutput {
  kind: 'error';
  /** What is wrong, to the reader. */
  message: string;
  /** The id of the input at fault. */
  input?: string;
  /**
   * The first character at fault in that input, counted in UTF-16 code units from 0.
   * @asType integer
   * @minimum 0
   */
  at?: number;
  /**
   * How many characters are at fault. Default 1 where `at` is given.
   * @asType integer
   * @minimum 0
   */
  len?: number;
}

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

/**
 * A matrix of values as colours.
 * @since 4
 */
export interface HeatmapOutput {
  kind: 'heatmap';
  /** What the columns are. */
  xLabel: string;
  /** What the rows are. */
  yLabel: string;
  /** What is measured. */
  label: string;
  /** Its unit. */
  unit?: string;
  /** The columns' names. */
  x: (number | string)[];
  /** The rows' names. */
  y: (number | string)[];
  /** One list a row; null is hatched, never zero. */
  values: Point[][];
  /** Default `sequential`. */
  scale?: 'sequential' | 'diverging';
  /** The neutral value of a diverging scale. Default 0. */
  midpoint?: number;
}

/** A slice of a pie. */
export interface Slice {
  /** Its name. */
  label: string;
  /** Its size. */
  value: number;
  /** Default `normal`. */
  tone?: Tone;
  /** Draws it a little outwards. Default false. */
  explode?: boolean;
}

/**
 * Shares of a whole.
 * @since 4
 */
export interface PieOutput {
  kind: 'pie';
  /** What is shared out. */
  label: string;
  /** Its unit. */
  unit?: string;
  /** The slices. Over six, the smallest fold into Other. */
  slices: Slice[];
  /** Leaves the middle open. Default false. */
  donut?: boolean;
  /** The whole, where it is more than the sum of the slices. */
  total?: number;
}

/** An axis of a radar. */
export interface RadarAxis {
  /** Its name. */
  label: string;
  /** Its outer end. Default: the largest value on it. */
  max?: number;
}

/** A shape on a radar. */
export interface RadarSeries {
  /** Its name. */
  label: string;
  /** One value an axis; null breaks the shape. */
  values: Point[];
}

/**
 * A few profiles over the same axes.
 * @since 4
 */
export interface RadarOutput {
  kind: 'radar';
  /** What is compared. */
  label: string;
  /** Its unit. */
  unit?: string;
  /** The axes, clockwise from the top. */
  axes: RadarAxis[];
  /**
   * The shapes.
   * @maxItems 4
   */
  series: RadarSeries[];
}

/** A rectangle of a treemap. */
export interface TreemapNode {
  /** Its name. */
  label: string;
  /** Its size. Default: the sum of its children. */
  value?: number;
  /** What it is made of. At most three levels are drawn. */
  children?: TreemapNode[];
  /** Default `normal`. */
  tone?: Tone;
}

/**
 * Nested parts by area.
 * @since 4
 */
export interface TreemapOutput {
  kind: 'treemap';
  /** What is shared out. */
  label: string;
  /** Its unit. */
  unit?: string;
  /** The whole. */
  root: TreemapNode;
}

/** A set of a Venn diagram. */
export interface VennSet {
  /** Its name. */
  label: string;
  /**
   * How many members it has.
   * @minimum 0
   */
  size: number;
}

/** What two or more sets share. */
export interface VennOverlap {
  /** The sets, by their index. */
  sets: number[];
  /**
   * How many members they share.
   * @minimum 0
   */
  size: number;
}

/**
 * Sets and what they share: two exactly, three approximately.
 * @since 4
 */
export interface VennOutput {
  kind: 'venn';
  /** What the members are. */
  label: string;
  /** Their unit. */
  unit?: string;
  /** The sets. */
  sets: VennSet[];
  /** Their overlaps. */
  overlaps: VennOverlap[];
}

/**
 * What `run` returns.
 * @discriminator kind
 */
export type Output =
  | FieldsOutput
  | TextOutput
  | CodeOutput
  | TableOutput
  | SeriesOutput
  | BytesOutput
  | GroupOutput
  | ErrorOutput
  | HeatmapOutput
  | PieOutput
  | RadarOutput
  | TreemapOutput
  | VennOutput;

/** The name of a kind of result. */
export type OutputKind = Output['kind'];
