/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { Tone } from '../model/tone.ts';

/** A mark and a word for each tone, so that colour is never the only carrier. */
export const MARKS = { good: ['✓', 'Good'], warn: ['!', 'Warning'], bad: ['×', 'Bad'] } as const;

/** Text in a tone. */
export function Toned({ tone = 'normal', children }: { tone?: Tone | undefined; children: ComponentChildren }) {
  if (tone === 'normal' || !Object.hasOwn(MARKS, tone)) return <>{children}</>;
  const [mark, word] = MARKS[tone];
  return (
    <span class={`pb-tone pb-${tone}`}>
      <span class="pb-mark" role="img" aria-label={word}>
        {mark}
      </span>{' '}
      {children}
    </span>
  );
}
