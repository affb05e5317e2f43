import type { Finding, JsonPath } from '../../../model/problem.ts';
import { asArray, get, quote, type Rule } from '../../dialect.ts';
import {
  MAX_DESCRIPTION_BYTES,
  MAX_GUIDELINE_BYTES,
  MAX_GUIDELINES_BYTES,
  MAX_LABEL_BYTES,
  MAX_PROMPT_SNIPPET_BYTES,
  MAX_RENDERER_BYTES,
} from '../limits.ts';

/** The bytes of a text in UTF-8, which is what tea counts. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

const LIMITS: [key: string, most: number][] = [
  ['label', MAX_LABEL_BYTES],
  ['description', MAX_DESCRIPTION_BYTES],
  ['promptSnippet', MAX_PROMPT_SNIPPET_BYTES],
];

/** Texts have a size, and say something. */
export const textSizes: Rule = function* ({ document }) {
  for (const [key, most] of LIMITS) yield* textFaults(get(document, key), [key], `"${key}"`, most);
  const guidelines = asArray(get(document, 'promptGuidelines'));
  for (const [index, text] of guidelines.entries()) {
    yield* textFaults(text, ['promptGuidelines', index], `Guideline ${index + 1}`, MAX_GUIDELINE_BYTES);
  }
  const all = guidelines.reduce((sum: number, text) => sum + (typeof text === 'string' ? bytesOf(text) : 0), 0);
  if (all > MAX_GUIDELINES_BYTES) {
    const fault = `The guidelines have ${all} bytes together, and may have ${MAX_GUIDELINES_BYTES}`;
    yield { severity: 'error', path: ['promptGuidelines'], code: 'too-long', fault, fix: 'Shorten them' };
  }
};

function* textFaults(text: unknown, path: JsonPath, name: string, most: number): Generator<Finding> {
  if (typeof text !== 'string') return;
  const error = (code: string, fault: string, fix: string): Finding => ({ severity: 'error', path, code, fault, fix });
  if (text === '')
    yield error('empty', `${name} is empty`, path.length > 1 ? 'Write its text, or remove it' : 'Write its text');
  if (text.includes('\0')) yield error('null-character', `${name} holds the character U+0000`, 'Remove it');
  const bytes = bytesOf(text);
  if (bytes <= most) return;
  yield error(
    'too-long',
    `${name} has ${bytes} bytes of UTF-8, and may have ${most}`,
    `Shorten it by ${bytes - most === 1 ? 'a byte' : `${bytes - most} bytes`}`,
  );
}

/** What selects a renderer is a name, too. */
export const rendererForm: Rule = function* ({ document }) {
  const renderer = get(document, 'uiRenderer');
  if (typeof renderer !== 'string') return;
  if (/^[a-z0-9_.-]+$/.test(renderer) && renderer.length <= MAX_RENDERER_BYTES) return;
  const fault = `"uiRenderer" is ${quote(renderer)}, and must be 1 to ${MAX_RENDERER_BYTES} of a-z, 0-9, "_", "." and "-"`;
  yield { severity: 'error', path: ['uiRenderer'], code: 'renderer-form', fault, fix: 'Write it so, or leave it out' };
};
