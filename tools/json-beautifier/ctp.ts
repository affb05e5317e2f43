import type { CtpDefinition, CtpTool } from 'pegboard/types';
import { listRepeats } from '../json-formatter/list-repeats.ts';
import { parse } from '../json-formatter/parse.ts';
import { write } from '../json-formatter/write.ts';

type Params = { json: string; indent?: string; sortKeys?: boolean };

const definition: CtpDefinition = {
  id: 'json-beautifier',
  name: 'JSON beautifier',
  description:
    'Lays JSON out with an indentation of your choice, or takes every space out of it. Values are copied character by character, and the first fault is pointed out by line and column.',
  category: 'formatters',
  tags: ['code', 'text'],
  method: 'POST',
  parameters: [
    {
      name: 'json',
      type: 'textarea',
      label: 'JSON',
      description: 'What is to be laid out.',
      required: true,
      placeholder: '{"name": "Ada"}',
      validation: { minLength: 1, maxLength: 1_000_000 },
      aiHint: 'Any JSON: an object, an array, or a value by itself.',
    },
    {
      name: 'indent',
      type: 'select',
      label: 'Indentation',
      description: 'What stands before a line, for each level.',
      required: false,
      defaultValue: '2',
      options: [
        { value: '0', label: 'None', description: 'One line, as short as it gets.' },
        { value: '2', label: '2 spaces' },
        { value: '4', label: '4 spaces' },
        { value: 'tab', label: 'Tab' },
      ],
    },
    {
      name: 'sortKeys',
      type: 'boolean',
      label: 'Sort names',
      description: 'Orders the names of every object. Arrays keep their order.',
      required: false,
      defaultValue: false,
    },
  ],
  outputDescription: 'The JSON laid out, and how many lines it has',
  example: {
    description: 'Sorted, with two spaces',
    input: { json: '{"b":2,"a":1}', indent: '2', sortKeys: true },
    output: { formatted: '{\n  "a": 1,\n  "b": 2\n}', valid: true, lineCount: 4 },
  },
  version: '1.0.0',
  icon: '{}',
  keywords: ['pretty print', 'minify', 'indent'],
  relatedTools: ['json-formatter'],
  aiInstructions: 'Use two spaces unless asked otherwise. Sort the names where two documents are to be compared.',
};

const INDENTS = new Map([
  ['0', ''],
  ['2', '  '],
  ['4', '    '],
  ['tab', '\t'],
]);

/** Repeated names that a warning lists at most. */
const MAX_REPEATS = 5;

/** A name that stands twice in an object is kept, and said: which of its values counts is up to who reads it. */
function warningsOf(root: Parameters<typeof listRepeats>[0]): string[] {
  const repeats = [...new Set(listRepeats(root).map(({ pointer }) => pointer))];
  if (repeats.length === 0) return [];
  const more = repeats.length > MAX_REPEATS ? `, and ${repeats.length - MAX_REPEATS} more` : '';
  return [`These names stand more than once in their object: ${repeats.slice(0, MAX_REPEATS).join(', ')}${more}.`];
}

export default {
  definition,
  fn({ json, indent = '2', sortKeys = false }) {
    // A byte order mark at the start is no part of the JSON. A space in its place keeps the columns.
    const text = json.replace(/^\uFEFF/, ' ');
    const root = parse(text);
    if ('kind' in root) {
      const error = root.kind === 'error' ? root.message : 'This is no JSON.';
      return { success: false, error, errorCode: 'INVALID_INPUT' };
    }
    const formatted = write(text, root, INDENTS.get(indent) ?? '  ', sortKeys);
    const lineCount = formatted.split('\n').length;
    return { success: true, data: { formatted, valid: true, lineCount }, metadata: { warnings: warningsOf(root) } };
  },
} satisfies CtpTool<Params>;
