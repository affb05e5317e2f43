import type { Input } from '../model/input.ts';
import type { Draft, Drafts } from './panel-state.ts';

/** What a control holds for a value. */
export function toDraft(value: string | number | boolean): Draft {
  return typeof value === 'number' ? String(value) : value;
}

/** What the form holds when it opens. */
export function openingDrafts(inputs: readonly Input[]): Drafts {
  return new Map(inputs.map((input) => [input.id, toDraft(input.default)]));
}
