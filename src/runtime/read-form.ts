import type { Input } from '../model/input.ts';
import { openingDrafts } from '../view/drafts.ts';
import type { Draft, Drafts } from '../view/panel-state.ts';

/** A form's control. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a card, the first of each name first. Never asked of the form: a control's name may hide its properties. */
export function controlsOf(root: Element): Control[] {
  return [...root.querySelectorAll<Control>('[name]')];
}

/** What a control holds. */
export function draftOf(control: Control): Draft {
  return control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value;
}

/** What a form holds that the reader may have filled before the tool was loaded. From then on it holds it by itself. */
export function readForm(root: Element, inputs: readonly Input[]): Drafts {
  const drafts = new Map(openingDrafts(inputs));
  for (const control of controlsOf(root)) {
    if (drafts.has(control.name) && isTouched(control)) drafts.set(control.name, draftOf(control));
    // A text area whose value was never set has that of its markup: when that goes, so does what is selected in it.
    if (control.type === 'textarea') control.value = `${control.value}`;
  }
  return drafts;
}

/**
 * Whether the reader changed a control. A browser rewrites some values on its own (line breaks, a slider's step), so
 * what it holds is compared with what it makes of the default.
 */
function isTouched(control: Control): boolean {
  if (!('defaultValue' in control) || control.type === 'checkbox') return true;
  const fresh = control.cloneNode() as HTMLInputElement;
  fresh.value = control.defaultValue;
  return fresh.value !== control.value;
}
