import { pointAt } from './point-at.ts';
import { controlsOf } from './read-form.ts';
import type { State } from './state.ts';

/** Puts the focus on the control at fault after a run, if there is one, and only if the reader has not gone on to something else. */
export function moveFocus(host: Element, { faults, shown, phase, drafts }: State): void {
  const refusal = phase === 'result' && shown?.kind === 'error' ? shown : undefined;
  const id = refusal ? refusal.input : faults.keys().next().value;
  const control = controlsOf(host).find(({ name }) => name === id);
  const { activeElement, body } = document;
  if (!control || (activeElement !== body && !host.contains(activeElement))) return;
  control.focus();
  if (refusal) pointAt(control, refusal, drafts);
}
