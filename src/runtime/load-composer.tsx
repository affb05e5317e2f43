import type { ComponentType } from 'preact';
import { ARGUMENTS } from '../model/schema-input.ts';
import type { ToolBundle } from '../model/tool-module.ts';
import { createComposer } from '../view/composer/composer.tsx';
import type { ComposerProps } from '../view/composer-view.ts';
import { createCheckClient, type Recheck } from './check-client.ts';
import type { CardEvent } from './state.ts';

/** What a card needs to be opened whose tool has a schema for its arguments. */
export interface Composing {
  Composer: ComponentType<ComposerProps>;
  /**
   * Keeps what the reader has done to the fields of the static form.
   * @returns does it again, in the live one
   */
  keep(panel: Element): () => void;
  /** Does what the reader asked of a button of the static form, which had nobody to hear it. */
  replay(event: Event): void;
  /** Gives back the worker that checks. */
  stop(): void;
}

/**
 * @param url the tool's module, which knows its check
 * @param dispatch takes what the card is to know before it listens
 */
export function loadComposer(
  { tool, check }: ToolBundle,
  url: string,
  dispatch: (event: CardEvent) => void,
): Composing {
  const client: Recheck = check ? createCheckClient(url) : NO_CHECK;
  return {
    Composer: createComposer(tool, { check: client.check, copy }),
    keep: (panel) => keep(panel, dispatch),
    replay,
    stop: client.stop,
  };
}

const NO_CHECK: Recheck = {
  check: (_, answer) =>
    answer({ unchecked: 'The values are not checked here: nothing can be checked by this schema.' }),
  stop() {},
};

/** Not `copyText`: what two parts of the script share is one file more to fetch. */
function copy(text: string): Promise<void> {
  return navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'));
}

function replay({ type, target }: Event): void {
  if (type === 'click') (target as Element).closest<HTMLButtonElement>('.pb-composer button')?.click();
}

type FieldControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function keep(panel: Element, dispatch: (event: CardEvent) => void): () => void {
  const fields = [
    ...panel.querySelectorAll<FieldControl>('.pb-composer :is(input, textarea, select):not([name], [type=file])'),
  ];
  const touched = fields.filter(isTouched).map((field) => {
    const { id, value, checked, selectionStart: caret } = field as HTMLInputElement;
    return { id, value, checked, caret };
  });
  const isUnfolded = panel.querySelector<HTMLDetailsElement>('.pb-call')?.open;
  return () => {
    const call = panel.querySelector<HTMLDetailsElement>('.pb-call');
    if (call && isUnfolded) call.open = true;
    for (const { id, value, checked, caret } of touched) {
      // One may have changed which others there are.
      const field = panel.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
      if (!field) continue;
      Object.assign(field, field.type === 'checkbox' ? { checked } : { value });
      field.dispatchEvent(new Event('input', { bubbles: true }));
      // A choice has none.
      if (typeof caret === 'number') field.setSelectionRange(caret, caret);
      // The card does not listen yet, and each change begins with what the last one has left.
      const editor = panel.querySelector<HTMLTextAreaElement>(`[name=${ARGUMENTS}]`)!;
      dispatch({ type: 'input', id: ARGUMENTS, draft: editor.value });
    }
  };
}

/** Whether a field of a form that no script has drawn holds something else than its markup says. */
function isTouched(field: FieldControl): boolean {
  if ('options' in field)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if ('checked' in field && field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}
