import type { ComponentType } from 'preact';
import type { BytesOutput, Output } from '../model/output.ts';
import type { ChartOutput, chartTables } from './chart-tables.ts';
import type { Limits } from './limits.ts';

/** What draws the results that few tools give. A live card loads only those that its tool may return. */
export interface ExtraViews {
  bytes: ComponentType<{ output: BytesOutput; limits: Limits }> | undefined;
  chart: ComponentType<{ output: ChartOutput; limits: Limits }> | undefined;
  /** The numbers of a chart: loaded with what draws it. */
  chartTables?: typeof chartTables | undefined;
  /** What copies and saves a result or a part of one. It needs script, so a page has none as it is built. */
  exports?: ComponentType<{ output: Output; limits: Limits }>;
}
