import { Buffer, isUtf8 } from 'node:buffer';

/** The text of a file, or why it is no text. */
export type Decoded = { text: string } | { text?: never; encoding: 'utf-16' | 'unknown'; before: string };

/**
 * Reads bytes as UTF-8. A byte order mark is left out and does not count in positions. For other bytes, `before` is the
 * text up to the first of them.
 */
export function decode(bytes: Uint8Array): Decoded {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { encoding: 'utf-16', before: '' };
  if (!isUtf8(bytes)) return { encoding: 'unknown', before: validPrefix(bytes) };
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  return { text: text.startsWith('\ufeff') ? text.slice(1) : text };
}

/** The longest beginning that is UTF-8, found by halving: a streaming decoder minds no character cut at its end. */
function validPrefix(bytes: Uint8Array): string {
  let [good, bad] = [0, bytes.length];
  let text = '';
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      bad = middle;
    }
  }
  return text;
}

/** The offset at which each line starts. CRLF, LF and CR each end a line. */
export function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), ({ index, 0: end }) => index + end.length)];
}

/** Line and column of an offset, both from 1, the column in UTF-16 code units. */
export function positionAt(starts: readonly number[], offset: number): { line: number; column: number } {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
