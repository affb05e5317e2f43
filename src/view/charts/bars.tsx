/** @jsxImportSource preact */
import type { Look } from './looks.ts';

/** The fill of a box, whose median has to be seen in it. */
const FAINT = 0.25;

/** The bars of one series. A bar that is not filled whole has an outline, for the contrast; a whole one of zero shows nothing. */
export function Bars({ d, look, faint }: { d: string; look: Look; faint: boolean }) {
  const opacity = faint ? Math.min(FAINT, look.fill) : look.fill;
  return (
    <path
      class="pb-bar"
      d={d}
      fill-opacity={opacity < 1 ? opacity : undefined}
      stroke-dasharray={opacity < 1 ? look.dash : undefined}
    />
  );
}
