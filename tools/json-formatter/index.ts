import type { Output, Tool } from 'pegboard/types';
import { locate } from './fault.ts';
import { listRepeats, type Repeat } from './list-repeats.ts';
import { parse } from './parse.ts';
import { write } from './write.ts';

type Input = { json: string; indent: string; sort: boolean };

const INDENTS = new Map([
  ['2', '  '],
  ['4', '    '],
  ['tab', '\t'],
  ['minify', ''],
]);

/** Repeated names listed at most. */
const MAX_REPEATS = 100;

function tableOf(text: string, repeats: readonly Repeat[]): Output {
  const more = repeats.length > MAX_REPEATS ? ` The first ${MAX_REPEATS} of ${repeats.length}:` : '';
  return {
    kind: 'table',
    caption: `Names that their object has already had. Which of the values counts is up to the program that reads them.${more}`,
    columns: [
      { label: 'Name', mono: true },
      { label: 'Line', align: 'end' },
      { label: 'Column', align: 'end' },
      { label: 'First in line', align: 'end' },
    ],
    rows: repeats.slice(0, MAX_REPEATS).map(({ pointer, at, first }) => {
      const { line, column } = locate(text, at);
      return [{ text: pointer, tone: 'warn' }, line, column, locate(text, first).line];
    }),
  };
}

export default {
  run({ json, indent, sort }) {
    // A byte order mark at the start is no part of the JSON. A space in its place keeps the columns.
    const text = json.replace(/^\uFEFF/, ' ');
    const root = parse(text);
    if ('kind' in root) return root;
    const code: Output = { kind: 'code', lang: 'json', source: write(text, root, INDENTS.get(indent) ?? '  ', sort) };
    const repeats = listRepeats(root);
    return repeats.length === 0 ? code : { kind: 'group', parts: [code, tableOf(text, repeats)] };
  },
} satisfies Tool<Input>;
