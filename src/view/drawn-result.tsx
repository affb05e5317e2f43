/** @jsxImportSource preact */
import type { ComponentChildren, ComponentType } from 'preact';
import type { Output } from '../model/output.ts';
import { Message } from './outputs/message.tsx';
import type { PanelState } from './panel-state.ts';
import { canRetry, failureText } from './wording.ts';

/** What a live result is drawn from. */
export interface ResultProps {
  output: Output;
  /** The reader asked for what the card leaves out. */
  expanded: boolean | undefined;
  /** Told when the result has not the shape that its kind promises. */
  onBroken?: ((error: unknown) => void) | undefined;
}

interface Props extends Pick<ResultProps, 'onBroken'> {
  state: PanelState;
  timeoutMs: number;
  /** Draws a live result: it is loaded before the first one comes. */
  Result?: ComponentType<ResultProps> | undefined;
  /** The result made at build time, shown until there is another; undefined where there is none. */
  seed: ComponentChildren;
}

/** Where the result stands: the one of the last run, what is known of a running one, or why there is none. */
export function DrawnResult({ state, timeoutMs, Result, seed, onBroken }: Props) {
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
      ) : output && Result ? (
        <Result output={output} expanded={state.expanded} onBroken={onBroken} />
      ) : (
        (seed ?? (phase !== 'closed' && <p class="pb-empty">The result appears here.</p>))
      )}
    </div>
  );
}
