import type { Input } from '../model/input.ts';
import { shortenValue } from './shorten-value.ts';

/** What an input takes, in words. */
export function sayTaken(input: Input): string {
  const extra = `${input.unit ? `, in ${input.unit}` : ''}${input.sensitive ? ', left out of links and files' : ''}`;
  return takes(input) + extra;
}

function takes(input: Input): string {
  switch (input.type) {
    case 'text':
    case 'textarea':
      return input.maxLength ? `text of at most ${input.maxLength.toLocaleString('en')} characters` : 'text';
    case 'number':
      return `${input.min} to ${input.max}${input.step ? `, by ${input.step}` : ''}`;
    case 'select':
      return input.options.map((option) => option.label).join(', ');
    case 'toggle':
      return 'on or off';
    case 'schema':
      return 'what its schema says';
  }
}

/** The value of an input, as a reader sees it in a form; the beginning of a long one. */
export function sayValue(value: unknown): string {
  if (value === true) return 'on';
  if (value === false) return 'off';
  return value === '' ? 'empty' : shortenValue(String(value));
}
