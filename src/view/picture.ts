import type { ComponentChildren, ComponentType } from 'preact';
import type { SeriesOutput } from '../model/chart.ts';
import type { TableOutput } from '../model/output.ts';
import type { HeatmapOutput, PieOutput, RadarOutput, TreemapOutput, VennOutput } from '../model/picture.ts';
import type { ReadoutProps } from './readable.ts';

/** The results that are pictures. */
export type PictureOutput = SeriesOutput | HeatmapOutput | PieOutput | RadarOutput | TreemapOutput | VennOutput;

/** Numbers of a picture. */
export interface NumberTable extends TableOutput {
  /** How many rows there are, where `rows` are only the first of them. */
  count?: number;
}

/** How a picture is drawn. */
export interface DrawOptions {
  /** On a card of a list: small, without titles. */
  compact: boolean;
  /** What reads it; undefined where nothing does. */
  Readout?: ComponentType<ReadoutProps> | undefined;
}

/** What draws results of one kind. */
export interface Picture<O extends PictureOutput = PictureOutput> {
  /** The picture; a sentence where there can be none. */
  draw(output: O, options: DrawOptions): ComponentChildren;
  /**
   * Its numbers. The first table's caption is the picture's name.
   * @param most rows of each table that are wanted. Default: all, for what is copied and saved
   */
  tables(output: O, most?: number): NumberTable[];
}

/** What draws pictures, by the kind of the result. */
export type Pictures = ReadonlyMap<unknown, Picture>;
