import type { BytesOutput, Highlight } from '../model/output.ts';

/** Bytes in one row of a hex dump. */
export const ROW_BYTES = 16;

/** Neighbours in a row that one highlight, or none, covers. */
export interface HexRun {
  /** Index of the highlight; undefined for plain bytes. */
  owner: number | undefined;
  /** What separates it from the run before. */
  gap: string;
  /** `48 65 6c`. */
  hex: string;
  /** What is printable of it; a dot for the rest. */
  ascii: string;
}

/** One row of a hex dump. */
export interface HexRow {
  /** Eight hexadecimal digits, or more where the address needs them. */
  address: string;
  runs: HexRun[];
  /** Spaces that bring a short last row to full width. */
  fill: string;
}

/** The first `count` bytes as rows. */
export function toHexRows({ bytes, offset = 0, highlight = [] }: BytesOutput, count: number): HexRow[] {
  const owners = ownersOf(highlight, count);
  const rows: HexRow[] = [];
  for (let start = 0; start < count; start += ROW_BYTES) {
    const end = Math.min(start + ROW_BYTES, count);
    const runs: HexRun[] = [];
    for (let at = start; at < end; at++) {
      const byte = bytes[at] ?? 0;
      const hex = byte.toString(16).padStart(2, '0');
      const ascii = byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.';
      const gap = at === start ? '' : gapBefore(at - start);
      const last = runs.at(-1);
      if (last !== undefined && last.owner === owners[at]) {
        last.hex += gap + hex;
        last.ascii += ascii;
      } else runs.push({ owner: owners[at], gap, hex, ascii });
    }
    let fill = '';
    for (let column = end - start; column < ROW_BYTES; column++) fill += `${gapBefore(column)}  `;
    rows.push({ address: (offset + start).toString(16).padStart(8, '0'), runs, fill });
  }
  return rows;
}

/** A wider gap halfway, so that one can count. */
function gapBefore(column: number): string {
  return column === ROW_BYTES / 2 ? '  ' : ' ';
}

/** Which highlight covers each byte: of several the shortest, so that a part shows inside its whole. */
function ownersOf(highlight: readonly Highlight[], count: number): (number | undefined)[] {
  const owners = new Array<number | undefined>(count).fill(undefined);
  const order = highlight.map((_, index) => index).sort((a, b) => highlight[b]!.len - highlight[a]!.len);
  for (const index of order) {
    const { at, len } = highlight[index]!;
    owners.fill(index, at, Math.min(at + len, count));
  }
  return owners;
}
