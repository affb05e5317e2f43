/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { Tone } from '../../model/tone.ts';
import { Toned } from '../tone.tsx';

/** A sentence in a box of its tone. */
export function Message({ tone, children }: { tone: Tone; children: ComponentChildren }) {
  return (
    <p class={`pb-message pb-${tone}-box`}>
      <Toned tone={tone}>{children}</Toned>
    </p>
  );
}
