import type { ErrorOutput } from '../model/output.ts';
import type { Control } from './read-form.ts';

/**
 * Puts the focus on the control at fault, and selects the characters at fault in it.
 * @param draft the control's value as the tool was given it: a text area itself holds every line break as one character
 */
export function pointAt(control: Control, { at, len = 1 }: Pick<ErrorOutput, 'at' | 'len'>, draft: string): void {
  control.focus();
  if (at === undefined || !('setSelectionRange' in control) || control.type === 'number') return;
  const shown = (end: number) => draft.slice(0, end).replaceAll('\r\n', '\n').length;
  control.setSelectionRange(shown(at), shown(at + len));
  // A text area does not scroll to its selection by itself.
  control.scrollTop = (shown(at) / draft.length) * control.scrollHeight - control.clientHeight / 2;
}
