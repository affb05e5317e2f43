import type { ComponentType } from 'preact';
import type { BytesOutput } from '../model/output.ts';
import type { ChartOutput } from './chart-tables.ts';
import type { Limits } from './limits.ts';

/** What draws the results that few tools give. A live card loads only those that its tool may return. */
export interface ExtraViews {
  bytes: ComponentType<{ output: BytesOutput; limits: Limits }> | undefined;
  chart: ComponentType<{ output: ChartOutput; limits: Limits }> | undefined;
}
