import type { Input, InputValues } from '../model/input.ts';
import { toDraft } from '../view/drafts.ts';
import { cut } from '../view/format.ts';
import { clampDraft, parseNumber } from '../view/number-draft.ts';
import type { Draft, Drafts } from '../view/panel-state.ts';

/** What is wrong with controls, by input id. */
export type Faults = ReadonlyMap<string, string>;

/** A draft as it stands once the reader has left its control: clamped, cut, or back at the default. */
export function commitDraft(input: Input, draft: Draft): Draft {
  switch (input.type) {
    case 'text':
    case 'textarea':
      // The author's own default is not held to the limit.
      return draft === input.default ? draft : cut(String(draft), input.maxLength ?? Number.POSITIVE_INFINITY);
    case 'number':
      return clampDraft(String(draft), input);
    case 'select':
      return input.options.some((option) => option.value === draft) ? draft : input.default;
    case 'toggle':
      return draft === true;
  }
}

/** What keeps a draft from being a value: empty when nothing does. */
export function faultOf(input: Input, draft: Draft): string {
  if (input.type !== 'number' || parseNumber(String(draft)) !== undefined) return '';
  return `Enter a number from ${input.min} to ${input.max}.`;
}

/** Every draft committed, and what is wrong with them. */
export function commitAll(inputs: readonly Input[], drafts: Drafts): { drafts: Drafts; faults: Faults } {
  const committed = inputs.map((input) => [input, commitDraft(input, draftOf(input, drafts))] as const);
  const faults = committed.map(([input, draft]) => [input.id, faultOf(input, draft)] as const);
  return {
    drafts: new Map(committed.map(([input, draft]) => [input.id, draft])),
    faults: new Map(faults.filter(([, fault]) => fault !== '')),
  };
}

/** The values that `run` receives, from drafts without faults. */
export function toValues(inputs: readonly Input[], drafts: Drafts): InputValues {
  return Object.fromEntries(
    inputs.map((input) => {
      const draft = commitDraft(input, draftOf(input, drafts));
      return [input.id, input.type === 'number' ? (parseNumber(String(draft)) ?? input.default) : draft];
    }),
  );
}

function draftOf(input: Input, drafts: Drafts): Draft {
  return drafts.get(input.id) ?? toDraft(input.default);
}
