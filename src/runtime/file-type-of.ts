import type { Output } from '../model/output.ts';
import type { Format } from '../view/export-formats.ts';

/** Ending and media type of what is saved. */
export interface FileType {
  ending: string;
  type: string;
}

const TEXT = 'text/plain;charset=utf-8';

const TYPES: ReadonlyMap<Format, FileType> = new Map([
  ['TSV', { ending: 'tsv', type: 'text/tab-separated-values;charset=utf-8' }],
  ['CSV', { ending: 'csv', type: 'text/csv;charset=utf-8' }],
  ['SVG', { ending: 'svg', type: 'image/svg+xml' }],
  ['PNG', { ending: 'png', type: 'image/png' }],
  ['JSON', { ending: 'json', type: 'application/json' }],
  ['file', { ending: 'bin', type: 'application/octet-stream' }],
]);

/** Languages whose short name is also the ending of their files. Others are saved as text: an ending can make a file run. */
const ENDINGS = new Set(
  'c cpp cs css csv diff go graphql html ini java js json jsx kt lua md php py rb rs sql svg swift toml ts tsx xml yaml'.split(
    ' ',
  ),
);

/** Languages with another ending. */
const ENDING_OF: ReadonlyMap<string, string> = new Map([
  ['c++', 'cpp'],
  ['csharp', 'cs'],
  ['javascript', 'js'],
  ['kotlin', 'kt'],
  ['markdown', 'md'],
  ['python', 'py'],
  ['ruby', 'rb'],
  ['rust', 'rs'],
  ['typescript', 'ts'],
  ['yml', 'yaml'],
]);

/** How a result is saved in a format. */
export function fileTypeOf(output: Output, format: Format): FileType {
  const known = TYPES.get(format);
  if (known !== undefined) return known;
  if (output.kind !== 'code') return { ending: 'txt', type: TEXT };
  const lang = output.lang.toLowerCase();
  const ending = ENDING_OF.get(lang) ?? (ENDINGS.has(lang) ? lang : 'txt');
  return { ending, type: TEXT };
}
