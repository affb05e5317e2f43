import type { ErrorOutput } from '../model/output.ts';
import type { Drafts } from '../view/panel-state.ts';
import type { Control } from './read-form.ts';

/**
 * Selects the characters at fault in a control that has the focus.
 * @param drafts what the form held, as the tool was given it: a text area itself holds every line break as one character
 */
export function pointAt(control: Control, { at, len = 1 }: Pick<ErrorOutput, 'at' | 'len'>, drafts: Drafts): void {
  if (at === undefined || !('setSelectionRange' in control) || control.type === 'number') return;
  const draft = String(drafts.get(control.name));
  const shown = (end: number) => draft.slice(0, end).replaceAll('\r\n', '\n').length;
  control.setSelectionRange(shown(at), shown(at + len));
  // A text area does not scroll to its selection by itself.
  control.scrollTop = (shown(at) / draft.length) * control.scrollHeight - control.clientHeight / 2;
}
