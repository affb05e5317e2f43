import type { ComponentType } from 'preact';
import type { BytesOutput, Output } from '../model/output.ts';
import type { ChartOutput } from './chart-tables.ts';
import type { Limits } from './limits.ts';

/** What the buttons that copy and save a result are told. */
export interface ExportsProps {
  output: Output;
  /** The result that it is, or is a part of. */
  whole: Output;
  limits: Limits;
}

/** What draws the results that few tools give. A live card loads only those that its tool may return. */
export interface ExtraViews {
  bytes: ComponentType<{ output: BytesOutput; limits: Limits }> | undefined;
  chart: ComponentType<{ output: ChartOutput; limits: Limits }> | undefined;
  /** Stands below a result and each part of one. A page as it is built has none: it needs script. */
  exports?: ComponentType<ExportsProps> | undefined;
}
