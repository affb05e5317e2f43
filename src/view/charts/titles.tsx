/** @jsxImportSource preact */
import { clip } from '../format.ts';

/** Characters of an axis's title. */
const MOST_TITLE = 80;

/** The titles of axes, above or below the field: at its start, at its end. */
export function Titles({ start, end }: { start?: string | undefined; end?: string | undefined }) {
  return (
    <p class="pb-titles">
      {start !== undefined && <bdi>{clip(start, MOST_TITLE)}</bdi>}
      {end !== undefined && <bdi class="pb-right">{clip(end, MOST_TITLE)}</bdi>}
    </p>
  );
}
