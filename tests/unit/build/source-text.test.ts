import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { decode, lineStarts, positionAt } from '../../../src/build/source-text.ts';

it('leaves out a byte order mark, once', () => {
  expect(decode(Buffer.from('\ufeff{}')).text).toBe('{}');
  expect(decode(Buffer.from('\ufeff\ufeff{}')).text).toBe('\ufeff{}');
  expect(decode(Buffer.from('')).text).toBe('');
});

it('finds the first byte that is not UTF-8', () => {
  const bytes = Buffer.concat([Buffer.from('é\n日'), Buffer.from([0xe9]), Buffer.from('abc')]);
  expect(decode(bytes)).toEqual({ encoding: 'unknown', before: 'é\n日' });
  expect(decode(Buffer.from([0x61, 0xe2, 0x82]))).toEqual({ encoding: 'unknown', before: 'a' });
  expect(decode(Buffer.from([0xff]))).toEqual({ encoding: 'unknown', before: '' });
});

it('knows UTF-16 by its mark', () => {
  expect(decode(Buffer.from([0xff, 0xfe, 0x7b, 0]))).toEqual({ encoding: 'utf-16', before: '' });
  expect(decode(Buffer.from([0xfe, 0xff, 0, 0x7b]))).toEqual({ encoding: 'utf-16', before: '' });
});

it('counts lines and columns from 1, whatever ends a line', () => {
  const text = 'a\r\nb\rc\n\n😀d';
  const at = (character: string) => positionAt(lineStarts(text), text.indexOf(character));
  expect(at('a')).toEqual({ line: 1, column: 1 });
  expect(at('\r\n')).toEqual({ line: 1, column: 2 });
  expect(at('b')).toEqual({ line: 2, column: 1 });
  expect(at('c')).toEqual({ line: 3, column: 1 });
  expect(at('d')).toEqual({ line: 5, column: 3 });
  expect(positionAt(lineStarts(text), text.length)).toEqual({ line: 5, column: 4 });
});
