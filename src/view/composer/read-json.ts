import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { JsonDraft } from './json-draft.ts';

/** Longest text that is read into a form, in UTF-16 code units: room for a file in it. A longer one is edited as text. */
export const MAX_TEXT = 6_000_000;

/** Deepest nesting that is read into a form. */
export const MAX_NESTING = 64;

/** What a JSON text holds, or a sentence that says why it holds nothing, and where. */
export type ReadJson = { draft: JsonDraft; fault?: never } | { draft?: never; fault: string };

/** Reads a JSON text with its numbers as they are written. */
export function readJson(text: string): ReadJson {
  if (text.length > MAX_TEXT) return { fault: 'The JSON is too long for fields. Edit it here.' };
  if (text.trim() === '') return { fault: 'There is no JSON yet. Write at least {}.' };
  if (nestingOf(text) > MAX_NESTING) return { fault: `The JSON nests more than ${MAX_NESTING} deep. Edit it here.` };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) return { fault: sayFault(text, first) };
  return tree ? { draft: toDraft(tree, text) } : { fault: 'This is no JSON.' };
}

function nestingOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth--;
  }
  return deepest;
}

function toDraft({ type, value, offset, length, children = [] }: Node, text: string): JsonDraft {
  switch (type) {
    case 'object': {
      const fields = children.map(({ children: [name, field] = [] }): [string, JsonDraft] => [
        name!.value,
        toDraft(field!, text),
      ]);
      return { kind: 'object', fields: new Map(fields) };
    }
    case 'array':
      return { kind: 'list', items: children.map((item, key) => ({ key, draft: toDraft(item, text) })) };
    case 'number':
      return { kind: 'number', text: text.slice(offset, offset + length) };
    case 'string':
      return { kind: 'text', text: value };
    case 'boolean':
      return { kind: 'boolean', on: value };
    default:
      return { kind: 'null' };
  }
}

const WORDS = new Map<string, string>([
  ['InvalidSymbol', 'this is no value: text stands in double quotes'],
  ['InvalidNumberFormat', 'this is no number of JSON'],
  ['PropertyNameExpected', 'a key in double quotes belongs here'],
  ['ValueExpected', 'a value is missing'],
  ['ColonExpected', 'a colon is missing'],
  ['CommaExpected', 'a comma is missing'],
  ['CloseBraceExpected', 'a closing } is missing'],
  ['CloseBracketExpected', 'a closing ] is missing'],
  ['EndOfFileExpected', 'nothing may follow here'],
  ['InvalidCommentToken', 'JSON has no comments'],
  ['UnexpectedEndOfComment', 'JSON has no comments'],
  ['UnexpectedEndOfString', 'a closing double quote is missing'],
  ['UnexpectedEndOfNumber', 'digits are missing'],
  ['InvalidUnicode', '\\u takes four hexadecimal digits'],
  ['InvalidEscapeCharacter', 'this is no escape: a backslash is written twice'],
  ['InvalidCharacter', 'this character is written as an escape, such as \\n'],
]);

function sayFault(text: string, { error, offset }: ParseError): string {
  const before = text.slice(0, offset).split('\n');
  const what = WORDS.get(printParseErrorCode(error)) ?? 'this is no JSON';
  return `Line ${before.length}, column ${before.at(-1)!.length + 1}: ${what}.`;
}
