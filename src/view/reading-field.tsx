/** @jsxImportSource preact */
import type { HTMLAttributes, Ref } from 'preact';

/** What a readout says of itself before anything is read. */
const HINT = 'Arrow keys read the values';

/**
 * The field of a picture as what can be read. A slider is what it is to a reader who does not see it: arrows, Home and End go
 * from place to place, and each is said.
 */
export function ReadingField({ field, ...props }: HTMLAttributes<HTMLDivElement> & { field?: Ref<HTMLDivElement> }) {
  return (
    <div
      ref={field ?? null}
      class="pb-reading"
      data-act="read"
      role="slider"
      aria-label="Values"
      aria-valuemin={0}
      aria-valuemax={0}
      aria-valuenow={0}
      aria-valuetext={HINT}
      tabIndex={0}
      {...props}
    />
  );
}
