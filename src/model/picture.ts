import type { Point } from './chart.ts';
import type { Tone } from './tone.ts';

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
