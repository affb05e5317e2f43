import type { OutputKind } from '../model/output.ts';

/** What a result can be copied or saved as, by the word its button says. */
export type Format = 'text' | 'code' | 'lines' | 'TSV' | 'CSV' | 'SVG' | 'PNG' | 'hex' | 'file' | 'JSON';

/** What can be done with a result. */
export type Way = 'copy' | 'save';

/** A spreadsheet takes a pasted TSV apart by itself, so that comes first. */
const TABLE: readonly Format[] = ['TSV', 'CSV'];

/** An error has none: it is a sentence, not a result. A group has none of its own, its parts have. */
const FORMATS: ReadonlyMap<unknown, readonly Format[]> = new Map<OutputKind, readonly Format[]>([
  ['text', ['text']],
  ['code', ['code']],
  ['fields', ['lines']],
  ['table', TABLE],
  ['bytes', ['hex', 'file']],
  ['group', []],
  ['series', TABLE],
  ['heatmap', TABLE],
  ['pie', TABLE],
  ['radar', TABLE],
  ['treemap', TABLE],
  ['venn', TABLE],
]);

/** What a drawn picture can be had as, besides its numbers. */
const PICTURES = ['SVG', 'PNG'] as const satisfies Format[];

/** A format that is a picture. */
export type PictureFormat = (typeof PICTURES)[number];

/** Is it a picture, to be taken from what is drawn? */
export function isPicture(format: Format): format is PictureFormat {
  return (PICTURES as readonly Format[]).includes(format);
}

/**
 * The formats of a kind of result, the likeliest first.
 * @param whole it is a whole result, not a part of a group: then it is also offered as JSON
 * @param pictured there is a picture of it
 */
export function formatsOf(kind: OutputKind, whole: boolean, pictured = false): readonly Format[] {
  const own = FORMATS.get(kind);
  return own === undefined ? [] : [...own, ...(pictured ? PICTURES : []), ...(whole ? (['JSON'] as const) : [])];
}

/** Which of them make sense: nobody pastes a file, nor saves a hex dump of bytes that can be saved themselves. */
export function formatsFor(way: Way, formats: readonly Format[]): Format[] {
  return formats.filter((format) => format !== (way === 'copy' ? 'file' : 'hex'));
}
