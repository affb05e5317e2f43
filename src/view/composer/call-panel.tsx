/** @jsxImportSource preact */
import { Component } from 'preact';
import type { CallFormat } from '../../model/call.ts';
import { clip } from '../format.ts';
import { writeCall } from './write-call.ts';

/** Characters of a call that are shown; all of it is copied. */
const MOST_SHOWN = 20_000;

interface Props {
  id: string;
  calls: readonly CallFormat[];
  /** The tool runs here, so that few want the call. */
  folded: boolean;
  /** The arguments; undefined while they are no JSON of an object. */
  json: string | undefined;
  /** Puts a text on the clipboard, and says so. */
  onCopy(text: string, label: string): void;
}

/** The call to copy, as one types: in the format that is chosen. */
export class CallPanel extends Component<Props, { chosen: number }> {
  override state = { chosen: 0 };

  override render({ id, calls, folded, json, onCopy }: Props, { chosen }: { chosen: number }) {
    const format = calls[chosen] ?? calls[0];
    if (!format) return null;
    const call = json === undefined ? undefined : writeCall(format, json);
    return (
      <details class="pb-call" open={!folded}>
        <summary>The call to copy</summary>
        <div class="pb-label">
          <label for={`${id}-call`}>Call as</label>
          <select id={`${id}-call`} onInput={(event) => this.setState({ chosen: event.currentTarget.selectedIndex })}>
            {calls.map(({ label }, index) => (
              <option selected={index === chosen}>{label}</option>
            ))}
          </select>
          <button
            type="button"
            class="pb-button pb-quiet"
            aria-disabled={call === undefined ? 'true' : undefined}
            onClick={() => call !== undefined && onCopy(call, format.label)}
          >
            Copy<span class="pb-unseen"> the call</span>
          </button>
        </div>
        {call === undefined ? (
          <p class="pb-hint">There is no call as long as the arguments are no JSON object.</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region has to be reached by keyboard (WCAG 2.1.1)
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
          <div class="pb-scroll" role="group" aria-label={`The call as ${format.label}`} tabIndex={0} dir="ltr">
            <pre>
              <code>{clip(call, MOST_SHOWN)}</code>
            </pre>
          </div>
        )}
      </details>
    );
  }
}
