import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import tool from '../../tools/base64-codec/ctp.ts';

const encode = (input: string, urlSafe = false) => tool.fn({ input, mode: 'encode', urlSafe });
const decode = (input: string) => tool.fn({ input, mode: 'decode' });
const text = fc.string({ unit: 'binary', minLength: 1 }).filter((one) => one.isWellFormed());

describe('base64-codec against Buffer', () => {
  it('writes both alphabets', () => {
    fc.assert(
      fc.property(text, (given) => {
        const [bytes, mode] = [Buffer.byteLength(given), 'encode'];
        const output = Buffer.from(given).toString('base64');
        expect(encode(given)).toEqual({ success: true, data: { output, mode, bytes } });
        const url = Buffer.from(given).toString('base64url');
        expect(encode(given, true)).toEqual({ success: true, data: { output: url, mode, bytes } });
      }),
    );
  });

  it('reads back what either wrote, with or without padding and with lines broken', () => {
    const form = fc.constantFrom('base64' as const, 'base64url' as const);
    fc.assert(
      fc.property(text, form, fc.boolean(), (given, alphabet, isBroken) => {
        const written = Buffer.from(given).toString(alphabet);
        const source = isBroken ? written.replaceAll(/(.{3})/g, '$1\r\n ') : written;
        const data = { output: given, mode: 'decode', bytes: Buffer.byteLength(given) };
        expect(decode(source)).toEqual({ success: true, data });
      }),
    );
  });

  it.each([
    ['', 'There is nothing to read yet'],
    ['YW*j', '“*” is no digit of Base64'],
    ['YW👋j', '“👋” is no digit of Base64'],
    ['+_', 'The digits are of two alphabets: + and / of one, - and _ of the other'],
    ['YQ==YQ==', 'An = stands before the end'],
    ['YQ===', 'An = stands before the end'],
    ['YWJjZ', 'The last digit is less than a byte'],
    ['YQ=', 'The = signs do not fill up the last group of four'],
    ['_w', 'These bytes are no text in UTF-8'],
  ])('refuses to read %j', (input, error) => {
    expect(decode(input)).toMatchObject({ success: false, error });
  });

  it('refuses to write half of a character', () => {
    expect(encode('a\ud83d')).toMatchObject({ success: false, errorCode: 'INVALID_INPUT' });
  });

  it('keeps a byte order mark', () => {
    expect(decode('77u/YQ==')).toMatchObject({ data: { output: '\uFEFFa' } });
  });
});
