import type { Input } from '../model/input.ts';
import type { Draft } from '../view/panel-state.ts';
import { inflate } from './deflate.ts';
import { AS_JSON, DEFLATED } from './encode-inputs.ts';
import { READ_LENGTH } from './link-limits.ts';

/** What a number box can hold: a valid floating-point number (HTML, 2.3.4.3). */
const FLOAT = /^-?(\d+|\d*\.\d+)(e[-+]?\d+)?$/i;

/**
 * The fields of a fragment by their names: the first of each.
 * @param fragment without the `#`
 */
export async function readFragment(fragment: string): Promise<Map<string, string>> {
  if (fragment.length > READ_LENGTH) return new Map();
  let fields = new URLSearchParams(fragment);
  const packed = fields.get(DEFLATED);
  try {
    if (packed !== null) fields = new URLSearchParams(await inflate(packed, READ_LENGTH));
  } catch {
    // Cut off, or never ours.
    return new Map();
  }
  return new Map([...fields].reverse());
}

/** The drafts that a link's fields hold; what is no input of the tool, or nothing its control can hold, is left out. */
export function decodeInputs(
  inputs: readonly Input[],
  fields: ReadonlyMap<string, string>,
): [id: string, draft: Draft][] {
  return inputs.flatMap((input): [string, Draft][] => {
    const text = fields.get(input.id) ?? fromJson(fields.get(input.id + AS_JSON));
    const draft = text === undefined || input.sensitive ? undefined : draftOf(input, text);
    return draft === undefined ? [] : [[input.id, draft]];
  });
}

function draftOf(input: Input, text: string): Draft | undefined {
  switch (input.type) {
    case 'toggle':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'number':
      return text === '' || FLOAT.test(text) ? text : undefined;
    case 'select':
      return input.options.some(({ value }) => value === text) ? text : undefined;
    case 'text':
      // Its control drops them, and what it shows is what runs.
      return text.replaceAll(/[\r\n]/g, '');
    default:
      return text;
  }
}

function fromJson(json: string | undefined): string | undefined {
  try {
    const value: unknown = json && JSON.parse(json);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
