import type { ComponentChildren } from 'preact';
import type { Chart } from '../model/chart.ts';
import type { HeatmapOutput } from '../model/picture.ts';
import type { ChartLayout } from './charts/chart-layout.ts';
import type { Spot } from './charts/spot.ts';

/** How a series is marked in a chart. */
export interface SeriesMark {
  /** As in the legend. */
  key: ComponentChildren;
  /** The class of its colour. */
  colour: string;
}

/** What reads a picture, on the field that it fills. */
export interface ReadoutProps {
  readable: Readable;
}

/** What can be read of a picture, as what drew it knows it. What makes a reading of it is loaded with what reads. */
export type Readable = ReadableSeries | ReadableHeatmap | ReadableSpots;

/** A chart of series. */
export interface ReadableSeries {
  kind: 'series';
  chart: Chart;
  layout: ChartLayout;
  marks: SeriesMark[];
}

/** A heatmap. */
export interface ReadableHeatmap {
  kind: 'heatmap';
  output: HeatmapOutput;
}

/** A picture with a list of places. */
export interface ReadableSpots {
  kind: 'spots';
  /** What is measured. */
  label: string;
  spots: readonly Spot[];
  /** Whether a point, from 0 to 1, is within a place. Without it the nearest place is read. */
  holds?: (index: number, x: number, y: number) => boolean;
}
