import type { ComponentType } from 'preact';
import type { Output } from '../model/output.ts';
import type { Limits } from './limits.ts';
import type { Pictures } from './picture.ts';
import type { ReadoutProps } from './readable.ts';

/** What draws the results that few tools give. A live card loads of it only what its tool may return. */
export interface ExtraViews {
  pictures: Pictures;
  /** What reads pictures, place by place. It needs script too. */
  Readout?: ComponentType<ReadoutProps>;
  /** What copies and saves a result or a part of one. It needs script, so a page has none as it is built. */
  exports?: ComponentType<{ output: Output; limits: Limits }>;
}
