/** @jsxImportSource preact */
import type { ComponentChildren, ComponentType } from 'preact';
import type { Reading, ReadoutProps } from '../reading.ts';

interface Props {
  /** What the picture shows, in words. */
  summary: string;
  /** Pixels. */
  height: number;
  /** Units along the field, which are stretched to its width; undefined where it is drawn in percent. */
  units?: number;
  /** Undefined where nothing can be read. */
  Readout: ComponentType<ReadoutProps> | undefined;
  read: () => Reading;
  children: ComponentChildren;
}

/** The field in which a picture's values are, and what reads them. */
export function ChartField({ summary, height, units, Readout, read, children }: Props) {
  const stretched = units && { viewBox: `0 0 ${units} ${height}`, preserveAspectRatio: 'none' };
  return (
    <div class="pb-field-of-chart">
      <div role="img" aria-label={summary}>
        <svg width="100%" height={height} {...stretched} aria-hidden="true">
          {children}
        </svg>
      </div>
      {Readout && <Readout read={read} />}
    </div>
  );
}
