import type { SeriesOutput } from './chart.ts';
import type { HeatmapOutput, PieOutput, RadarOutput, TreemapOutput, VennOutput } from './picture.ts';
import type { Tone } from './tone.ts';

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
