import { describe, expect, it } from 'vitest';
import type { BytesOutput } from '../../../src/model/output.ts';
import { toHexRows } from '../../../src/view/hex-rows.ts';

const bytes = (count: number) => Array.from({ length: count }, (_, at) => (at + 0x1e) % 256);

/** A row as it reads, with highlights in brackets by their index. */
function drawn(output: Omit<BytesOutput, 'kind'>, count = output.bytes.length): string[] {
  return toHexRows({ kind: 'bytes', ...output }, count).map(({ address, runs, fill }) => {
    const mark = (owner: number | undefined, text: string) => (owner === undefined ? text : `[${owner}:${text}]`);
    const hex = runs.map((run) => run.gap + mark(run.owner, run.hex)).join('');
    return `${address}  ${hex}${fill}  ${runs.map((run) => mark(run.owner, run.ascii)).join('')}`;
  });
}

describe('a hex dump', () => {
  it('has sixteen bytes a row, with what can be printed', () => {
    expect(drawn({ bytes: bytes(18) })).toEqual([
      '00000000  1e 1f 20 21 22 23 24 25  26 27 28 29 2a 2b 2c 2d  .. !"#$%&\'()*+,-',
      '00000010  2e 2f                                             ./',
    ]);
  });

  it('counts its rows from the offset', () => {
    expect(drawn({ bytes: bytes(17), offset: 0x1000 }).map((row) => row.slice(0, 8))).toEqual(['00001000', '00001010']);
    expect(toHexRows({ kind: 'bytes', bytes: [1], offset: 0x123456789 }, 1)[0]?.address).toBe('123456789');
  });

  it('marks a stretch over rows, counted from the first byte whatever the offset', () => {
    expect(drawn({ bytes: bytes(18), offset: 0x10, highlight: [{ at: 14, len: 3, label: 'x' }] })).toEqual([
      '00000010  1e 1f 20 21 22 23 24 25  26 27 28 29 2a 2b [0:2c 2d]  .. !"#$%&\'()*+[0:,-]',
      '00000020  [0:2e] 2f                                             [0:.]/',
    ]);
  });

  it('shows a part inside its whole, in whichever order they come', () => {
    const inner = { at: 1, len: 1, label: 'inner' };
    const outer = { at: 0, len: 3, label: 'outer' };
    const row = (highlight: BytesOutput['highlight'] & object) =>
      drawn({ bytes: [65, 66, 67], highlight })[0]!.slice(10, 30);
    expect(row([outer, inner])).toBe('[0:41] [1:42] [0:43]');
    expect(row([inner, outer])).toBe('[1:41] [0:42] [1:43]');
  });

  it('takes highlights that reach past the end, or lie there', () => {
    const highlight = [
      { at: 1, len: 1e12, label: 'a' },
      { at: 500, len: 1, label: 'b' },
    ];
    expect(drawn({ bytes: [65, 66], highlight })[0]).toContain('41 [0:42]');
  });
});
