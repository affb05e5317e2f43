/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

/** What is wider than its place scrolls by itself, and by keyboard. */
export function Scroller({ label, dir, children }: { label: string; dir?: 'ltr'; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region has to be reached by keyboard (WCAG 2.1.1)
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div class="pb-scroll" role="group" aria-label={label} tabIndex={0} dir={dir}>
      {children}
    </div>
  );
}
