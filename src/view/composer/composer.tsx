/** @jsxImportSource preact */
import { Component, type ComponentType } from 'preact';
import { asSchema, type Schema } from '../../model/read-schema.ts';
import { createShapeReader, type ShapeReader } from '../../model/schema-shape.ts';
import type { LiveTool } from '../../model/tool.ts';
import type { CheckFault } from '../../model/tool-module.ts';
import type { ComposerProps } from '../composer-view.ts';
import { plural } from '../format.ts';
import { CallPanel } from './call-panel.tsx';
import { faultsOfForm } from './faults-of-form.ts';
import type { ComposerForm } from './field-props.ts';
import { Field } from './fields/field.tsx';
import { ObjectFields } from './fields/object-field.tsx';
import { UnionField } from './fields/union-field.tsx';
import { FormState } from './form-state.ts';
import { RawEditor } from './raw-editor.tsx';
import { unshownIn } from './settle-rules.ts';

/** What a check found, or a sentence that says why nothing is known. */
export type CheckAnswer = { faults: readonly CheckFault[] } | { unchecked: string };

/** What a composer needs of the page. While it is drawn at build time there is none. */
export interface ComposerServices {
  /** Checks arguments, once the reader pauses. Of several texts only the last is answered. */
  check(text: string, answer: (answer: CheckAnswer) => void): void;
  /** Puts a text on the clipboard. Rejects where the browser does not allow it. */
  copy(text: string): Promise<void>;
}

/** What a composer knows of its tool. */
type ComposedTool = Pick<LiveTool, 'calls' | 'runs'>;

interface State {
  answer: CheckAnswer;
  /** What is read out. */
  status: string;
}

/**
 * Makes the form for arguments that a schema describes: fields, the JSON that they make, and the call to copy.
 */
export function createComposer(
  { calls, runs }: ComposedTool,
  services?: ComposerServices,
): ComponentType<ComposerProps> {
  return class Composer extends Component<ComposerProps, State> {
    override state: State = { answer: { faults: [] }, status: '' };
    #root: Schema = asSchema(this.props.input.schema) ?? {};
    #read: ShapeReader = createShapeReader(this.#root);
    #held = new FormState(this.#root, this.#read, this.props.input.hints ?? []);
    #checked = this.props.input.default;
    #focus = '';

    override componentDidMount() {
      this.#check();
    }

    override componentDidUpdate() {
      this.#check();
      const next = this.#focus && document.getElementById(this.#focus);
      this.#focus = '';
      if (next) next.focus();
    }

    #check() {
      const { value } = this.props;
      if (value === this.#checked || !services) return;
      this.#checked = value;
      // Of what is no JSON only that is said.
      if (!this.#held.json) return this.setState({ answer: { faults: [] }, status: '' });
      services.check(value, (answer) => {
        // What was typed since may be no JSON, which nothing is asked of.
        if (value === this.props.value) this.setState({ answer, status: this.#summary(answer) });
      });
    }

    #summary(answer: CheckAnswer): string {
      if ('unchecked' in answer) return '';
      const count = this.#faults(answer).size;
      return count === 0 ? '' : `${plural(count, 'value')} to put right.`;
    }

    #faults(answer: CheckAnswer): Map<string, string> {
      const { draft } = this.#held;
      return draft && 'faults' in answer ? faultsOfForm(answer.faults, draft, this.#root, this.#read) : new Map();
    }

    /** The JSON is the card's control: what the form makes is put into it as if it were typed. */
    #write(text: string) {
      const editor = document.getElementById(this.props.id) as HTMLTextAreaElement;
      editor.value = text;
      editor.dispatchEvent(new Event('input', { bubbles: true }));
      this.forceUpdate();
    }

    #copy = async (text: string, label: string) => {
      try {
        await services?.copy(text);
        this.setState({ status: `Copied as ${label}.` });
        // A call with faults is copied all the same, and one is told: nothing was asked of what the form opened with.
        services?.check(this.props.value, (answer) => {
          this.setState({ answer, status: `Copied as ${label}. ${this.#summary(answer)}`.trim() });
        });
      } catch (error) {
        console.warn(error);
        this.setState({ status: 'The browser did not let the page copy. Select the call and copy it by hand.' });
      }
    };

    override render({ input, id, fault, value }: ComposerProps, { answer, status }: State) {
      const held = this.#held;
      held.take(value);
      const faults = this.#faults(answer);
      const form: ComposerForm = {
        Field,
        read: this.#read,
        faults,
        hints: new Map(input.hints?.map((hints) => [hints.name, hints])),
        unshown: unshownIn(held.draft, input.hints ?? []),
        say: (said) => this.setState({ status: said }),
        focus: (next) => {
          this.#focus = next;
        },
      };
      const shape = this.#read(this.#root);
      const field = {
        form,
        schema: this.#root,
        label: input.label,
        id: `${id}-f`,
        path: '',
        draft: held.draft,
        required: true,
        onDraft: (draft: typeof held.draft) => draft && this.#write(held.change(draft)),
      };
      const json = held.json;
      return (
        // What is typed into a field is no value of the card: its JSON is.
        <div class="pb-composer" onInput={stopFields} onChange={stopFields}>
          <fieldset class="pb-fields-of" role="none" disabled={held.fault !== '' && !held.isOwn}>
            {shape.kind === 'object' && held.draft?.kind === 'object' ? (
              <ObjectFields {...field} shape={shape} />
            ) : shape.kind === 'union' && held.draft ? (
              <UnionField {...field} shape={shape} />
            ) : (
              <p class="pb-hint">The arguments are edited as JSON: fields can hold only an object.</p>
            )}
          </fieldset>
          <RawEditor {...{ input, id, value, faults }} fault={fault || held.fault}>
            {'unchecked' in answer && <p class="pb-hint">{answer.unchecked}</p>}
          </RawEditor>
          <CallPanel id={id} calls={calls} folded={runs} json={json} onCopy={this.#copy} />
          <p class="pb-hint pb-said" aria-live="polite">
            {status}
          </p>
        </div>
      );
    }
  };
}

function stopFields(event: Event) {
  if (!(event.target as HTMLInputElement).name) event.stopPropagation();
}
