/** @jsxImportSource preact */
import type { ComponentChildren, ComponentType } from 'preact';
import type { Readable, ReadoutProps } from '../readable.ts';

interface Props {
  /** What the picture shows, in words. */
  summary: string;
  /** Undefined where nothing can be read. */
  Readout: ComponentType<ReadoutProps> | undefined;
  readable: Readable;
  /** The picture, as large as its field. */
  children: ComponentChildren;
}

/** The field that a picture fills, and what reads it. */
export function ChartField({ summary, Readout, readable, children }: Props) {
  return (
    <div class="pb-field-of-chart">
      <div role="img" aria-label={summary}>
        {children}
      </div>
      {Readout && <Readout readable={readable} />}
    </div>
  );
}
