import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import tool from '../../tools/utf8-bytes/index.ts';
import { expectKind, partOf } from './run.ts';

const run = (text: string, escapes = false) => tool.run({ text, escapes });

/** Any code units, halves of surrogate pairs among them. */
const units = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd7fe, max: 0xe001 })), { minLength: 1 })
  .map((list) => String.fromCharCode(...list));
const text = fc.oneof(units, fc.string({ unit: 'binary', minLength: 1 }));

describe('utf8-bytes against TextEncoder', () => {
  it('gives its bytes, whatever the text', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(partOf(run(given), 0, 'bytes').bytes).toEqual([...new TextEncoder().encode(given)]);
      }),
    );
  });

  it('marks each code point past ASCII, and nothing else', () => {
    fc.assert(
      fc.property(text, (given) => {
        const { bytes, highlight = [] } = partOf(run(given), 0, 'bytes');
        const marked = new Set(
          highlight.flatMap(({ at, len }) => Array.from({ length: len }, (_, index) => at + index)),
        );
        expect(bytes.map((_, at) => marked.has(at))).toEqual(bytes.map((byte) => byte > 0x7f));
        const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
        for (const { at, len } of highlight) {
          expect([...decoder.decode(Uint8Array.from(bytes.slice(at, at + len)))]).toHaveLength(1);
        }
      }),
    );
  });

  it('lists the code points in order, their bytes with them', () => {
    fc.assert(
      fc.property(text, (given) => {
        const { rows } = partOf(run(given), 1, 'table');
        expect(rows.map((row) => String(row[1]).slice(2))).toEqual(
          [...given].map((character) => character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')),
        );
        const bytes = rows.flatMap((row) => String(row[2]).split(' ')).map((byte) => Number.parseInt(byte, 16));
        expect(bytes).toEqual(partOf(run(given), 0, 'bytes').bytes);
      }),
    );
  });

  it('marks exactly the halves of surrogate pairs as lost', () => {
    fc.assert(
      fc.property(text, (given) => {
        const bad = (partOf(run(given), 0, 'bytes').highlight ?? []).filter(({ tone }) => tone === 'bad');
        expect(bad).toHaveLength([...given].filter((character) => !character.isWellFormed()).length);
      }),
    );
  });

  it('reads escapes as JavaScript does', () => {
    fc.assert(
      fc.property(text, (given) => {
        const byUnit = given.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
        expect(run(byUnit, true)).toEqual(run(given));
        const byPoint = [...given].map((character) => `\\u{${character.codePointAt(0)!.toString(16)}}`).join('');
        expect(run(byPoint, true)).toEqual(run(given));
      }),
    );
    expect(run(String.raw`\x41\n\r\t\0\\`, true)).toEqual(run('A\n\r\t\0\\'));
  });

  it.each([
    ['\\', 0, 1],
    ['a\\q', 1, 2],
    ['\\u{}', 0, 4],
    ['\\u12', 0, 4],
    ['\\xZZ', 0, 2],
    ['\\u{110000}', 0, 10],
  ])('points at %j', (given, at, len) => {
    expect(expectKind(run(given, true), 'error')).toMatchObject({ input: 'text', at, len });
  });
});
