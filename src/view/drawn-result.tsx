/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { ExtraViews } from './extra-views.ts';
import type { Limits } from './limits.ts';
import { Message } from './outputs/message.tsx';
import type { PanelState } from './panel-state.ts';
import { Result } from './result.tsx';
import { canRetry, failureText } from './wording.ts';

interface Props {
  state: PanelState;
  timeoutMs: number;
  limits: Limits;
  extra: ExtraViews;
  /** The result made at build time, shown until there is another; undefined where there is none. */
  seed: ComponentChildren;
  onBroken?: ((error: unknown) => void) | undefined;
}

/** Where the result stands: the one of the last run, what is known of a running one, or why there is none. */
export function DrawnResult({ state, timeoutMs, limits, extra, seed, onBroken }: Props) {
  const { phase, failure, fraction, partial } = state;
  const running = phase === 'running';
  const output = partial ?? state.shown;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div class="pb-result" data-phase={phase} role="group" aria-label="Result" aria-busy={running}>
      {running && <progress class="pb-progress" aria-label="Progress" value={fraction} max={1} />}
      {partial === undefined && failure !== undefined ? (
        <div class="pb-failure" key="failure">
          <Message tone="bad">{failureText(failure, timeoutMs)}</Message>
          {canRetry(failure) && (
            <button type="button" class="pb-button" data-act="run">
              Try again
            </button>
          )}
        </div>
      ) : output !== undefined ? (
        <Result output={output} limits={limits} extra={extra} onBroken={onBroken} />
      ) : (
        (seed ?? (phase !== 'closed' && <p class="pb-empty">The result appears here.</p>))
      )}
    </div>
  );
}
