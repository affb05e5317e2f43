/** @jsxImportSource preact */
import type { Input } from '../model/input.ts';
import type { LiveTool } from '../model/tool.ts';
import type { Mode } from './card-options.ts';
import type { ComposerView } from './composer-view.ts';
import { Control } from './control.tsx';
import { plural } from './format.ts';
import type { PanelState } from './panel-state.ts';
import { primaryInputs } from './primary-inputs.ts';

interface Props {
  tool: LiveTool;
  mode: Mode;
  state: PanelState;
  /** Unique in the page: the ids of the form and of its controls begin with it. */
  prefix: string;
  /** The tool's page; where a card's other inputs are. */
  href: string;
  /** The card keeps its inputs in the page's URL. */
  linked: boolean;
  /** As long as no script is there to run it. */
  disabled: boolean;
  Composer: ComposerView;
}

/** The form. What its parts do is said by `data-act` and `name`: the page listens on the card, so that static and live are one. */
export function ToolForm({ tool, mode, state, prefix, href, linked, disabled, Composer }: Props) {
  const inputs = mode === 'card' ? primaryInputs(tool.inputs) : tool.inputs;
  const hidden = tool.inputs.length - inputs.length;
  const running = state.phase === 'running';
  return (
    <form
      id={`${prefix}_form`}
      class="pb-form"
      aria-label={tool.name}
      autocomplete="off"
      autocapitalize="off"
      spellcheck={false}
      novalidate
    >
      <fieldset role="none" disabled={disabled}>
        {inputs.map((input, index) => (
          <Control
            key={input.id}
            input={input}
            id={`${prefix}-${index}`}
            draft={state.drafts.get(input.id) ?? ''}
            fault={faultOf(state, input)}
            Composer={Composer}
          />
        ))}
        {hidden > 0 && (
          <p class="pb-rest">
            <a href={href}>+{plural(hidden, 'more input')} on the tool’s page</a>
          </p>
        )}
        <div class="pb-actions">
          {tool.runs && (
            <button type="submit" class="pb-button pb-run" aria-disabled={running ? 'true' : undefined}>
              Run
            </button>
          )}
          {tool.reset && (
            <button type="button" class="pb-button" data-act="reset">
              Reset
            </button>
          )}
          {running && (
            <button type="button" class="pb-button pb-cancel" data-act="cancel">
              Cancel
            </button>
          )}
          {linked && (
            <button type="button" class="pb-button pb-quiet" data-errand="copy-link">
              Copy link
            </button>
          )}
          {linked && state.tooLong && (
            <button type="button" class="pb-button pb-quiet" data-errand="save-inputs">
              Too long for a link: save the inputs
            </button>
          )}
        </div>
        {mode !== 'card' && tool.samples.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in line with the buttons
          <div class="pb-fills" role="group" aria-label="Samples">
            <span aria-hidden="true">Samples</span>
            {tool.samples.map((sample, index) => (
              <button type="button" class="pb-button pb-fill" data-act="sample" data-sample={index}>
                {sample.label}
              </button>
            ))}
          </div>
        )}
      </fieldset>
    </form>
  );
}

/** What is wrong with a control: found in the form, or said by the tool about what the form still holds. */
function faultOf({ faults, phase, shown }: PanelState, input: Input): string {
  const own = faults.get(input.id);
  if (own !== undefined) return own;
  return phase === 'result' && shown?.kind === 'error' && shown.input === input.id ? shown.message : '';
}
