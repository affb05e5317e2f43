import type { ComponentType } from 'preact';
import type { Output, TableOutput } from '../model/output.ts';
import type { ChartOutput, chartTables } from './chart-tables.ts';
import type { Limits } from './limits.ts';

/** What draws a picture. */
export interface ChartProps {
  output: ChartOutput;
  limits: Limits;
  /** Draws its numbers. Passed in, for whoever draws a picture has it already. */
  Table: ComponentType<{ output: TableOutput; limits: Limits }>;
}

/** What draws the results that few tools give. A live card loads it only for a tool that may return them. */
export interface ExtraViews {
  chart: ComponentType<ChartProps> | undefined;
  /** The numbers of a chart: loaded with what draws it. */
  chartTables?: typeof chartTables | undefined;
  /** What copies and saves a result or a part of one. It needs script, so a page has none as it is built. */
  exports?: ComponentType<{ output: Output; limits: Limits }>;
}
