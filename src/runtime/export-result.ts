import type { Cell, FieldsOutput, Output, TableOutput } from '../model/output.ts';
import type { Format } from '../view/export-formats.ts';
import type { Pictures } from '../view/picture.ts';
import { toJson } from './to-json.ts';

/** Bytes in a line of hex. */
const HEX_LINE = 16;

/** What stands for a gap in the numbers of a picture. In a file a gap is an empty cell: programs read that as no number. */
const GAP = '–';

/**
 * A result as it is copied or saved: all of it, however little of it is drawn. Bytes come as they are for `file`.
 * @param pictures what draws pictures: it knows their numbers
 */
export function exportResult(output: Output, format: Format, pictures: Pictures): string | Uint8Array<ArrayBuffer> {
  if (format === 'JSON') return toJson(output);
  switch (output.kind) {
    case 'text':
      return output.text;
    case 'code':
      return output.source;
    case 'fields':
      return toLines(output);
    case 'bytes': {
      const bytes = Uint8Array.from(output.bytes);
      return format === 'file' ? bytes : toHex(bytes);
    }
    case 'table':
      return toDsv([output], format, '');
    case 'group':
    case 'error':
      throw new TypeError(`A result of kind ${output.kind} is no ${format}.`);
    default:
      return toDsv(pictures.get(output.kind)?.tables(output) ?? [], format, GAP);
  }
}

/** `label: value (note)` a line; a group's name has a line of its own, and a blank one before it. Ordered as drawn. */
function toLines({ fields }: FieldsOutput): string {
  const groups = Map.groupBy(fields, (field) => field.group ?? '');
  const blocks = [...groups].map(([name, members]) => [
    ...(name === '' ? [] : [name]),
    ...members.map(({ label, value, note }) => `${label}: ${value}${note === undefined ? '' : ` (${note})`}`),
  ]);
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

/** Pairs of digits, as most tools that read hex take them: no addresses, no text. */
function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const [at, byte] of bytes.entries()) {
    if (at > 0) text += at % HEX_LINE === 0 ? '\n' : ' ';
    text += byte.toString(16).padStart(2, '0');
  }
  return text;
}

/**
 * Tables as RFC 4180 has them, with a comma or a tab: what holds a quote, a separator or a line break is quoted, as
 * spreadsheets also take it when it is pasted. Lines end in LF, which all that read CSV take, and which leaves no stray
 * CR to what works by lines.
 *
 * Cells are the tool's, to the character: a number in full, not as drawn, and `=1+1` as it is. Spreadsheets take that for a
 * formula; to put an apostrophe before it would give every program that is not one another text than the tool's.
 *
 * Several tables follow one another, each under its caption, with a blank line between.
 */
function toDsv(tables: readonly TableOutput[], format: Format, gap: string): string {
  const separator = format === 'CSV' ? ',' : '\t';
  // An empty line is no row to most parsers.
  const line = (cells: string[]) => cells.map((cell) => quote(cell, separator)).join(separator) || '""';
  const blocks = tables.map(({ caption, columns, rows }) => [
    ...(tables.length > 1 && caption !== undefined ? [line([caption])] : []),
    line(columns.map((column) => column.label)),
    ...rows.map((row) =>
      line(columns.map(({ align }, at) => (align === 'end' && row[at] === gap ? '' : textOf(row[at])))),
    ),
  ]);
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

/** Written here: the small library for it, d3-dsv, makes code of text to read by, which the content policy forbids. */
function quote(text: string, separator: string): string {
  return text.includes(separator) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function textOf(cell: Cell | undefined): string {
  return String(typeof cell === 'object' ? cell.text : (cell ?? ''));
}
