import type { Input } from '../model/input.ts';
import { cut } from './format.ts';
import { clampDraft, parseNumber } from './number-draft.ts';
import type { Draft } from './panel-state.ts';

/** What becomes of a draft once the reader has left its control. */
export interface ReadDraft {
  /** Clamped, cut, or back at the default: what the control shows from then on. */
  draft: Draft;
  /** What `run` receives. */
  value: string | number | boolean;
  /** Why there is no value to run with; empty when there is one. */
  fault: string;
}

/** Reads what a control holds. */
export function readDraft(input: Input, draft: Draft): ReadDraft {
  const text = String(draft);
  switch (input.type) {
    case 'text':
    case 'textarea':
      // The author's own default is not held to the limit.
      return clean(text === input.default ? text : cut(text, input.maxLength ?? text.length));
    case 'number': {
      const { min, max } = input;
      const clamped = clampDraft(text, input);
      const value = parseNumber(clamped);
      if (value === undefined) return { draft, value: input.default, fault: `Enter a number from ${min} to ${max}.` };
      return { draft: clamped, value, fault: '' };
    }
    case 'select':
      return clean(input.options.some(({ value }) => value === text) ? text : input.default);
    case 'toggle':
      return clean(draft === true);
    default:
      return { draft, value: text, fault: isJson(text) ? '' : 'This is no JSON.' };
  }
}

function clean(value: string | boolean): ReadDraft {
  return { draft: value, value, fault: '' };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
