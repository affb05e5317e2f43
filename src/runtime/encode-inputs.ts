import type { Input } from '../model/input.ts';
import type { Drafts } from '../view/panel-state.ts';
import { deflate } from './deflate.ts';
import { READABLE_LENGTH } from './link-limits.ts';

/** The name of a field that holds all others, compressed. No input is called so: a colon is in no id. */
export const DEFLATED = ':deflate';

/** Ends the name of a field whose value is a JSON string. */
export const AS_JSON = ':json';

/**
 * What a form holds, as a URL's fragment: `text=3+1+4&bins=10`, in the form encoding of URLs. It names every input, so
 * that a link means the same after a default has changed; what is sensitive it leaves out. What is long is compressed,
 * which takes a moment: the rest is there at once, for a browser lets a page copy only during the reader's click.
 */
export function encodeInputs(inputs: readonly Input[], drafts: Drafts): string | Promise<string> {
  const fields = new URLSearchParams();
  for (const { id, sensitive } of inputs) {
    if (sensitive) continue;
    const text = String(drafts.get(id));
    // UTF-8 has no lone surrogates. JSON has.
    if (text.isWellFormed()) fields.append(id, text);
    else fields.append(id + AS_JSON, JSON.stringify(text));
  }
  const readable = String(fields);
  return readable.length <= READABLE_LENGTH ? readable : shorter(readable);
}

async function shorter(readable: string): Promise<string> {
  const packed = `${DEFLATED}=${await deflate(readable)}`;
  return packed.length < readable.length ? packed : readable;
}
