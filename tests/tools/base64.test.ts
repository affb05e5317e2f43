import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import tool from '../../tools/base64/index.ts';
import { expectKind } from './run.ts';

const options = { content: 'text', alphabet: 'standard', padding: true };
const encode = (text: string, more = {}) => tool.run({ direction: 'encode', text, ...options, ...more });
const decode = (text: string, more = {}) => tool.run({ direction: 'decode', text, ...options, ...more });
const wellFormed = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.isWellFormed());
const bytes = fc.uint8Array({ minLength: 1, maxLength: 60 });

describe('base64 against Buffer', () => {
  it('encodes bytes in both alphabets', () => {
    fc.assert(
      fc.property(bytes, (data) => {
        const hex = Buffer.from(data).toString('hex');
        const standard = expectKind(encode(hex, { content: 'hex' }), 'text').text;
        const url = expectKind(encode(hex, { content: 'hex', alphabet: 'url', padding: false }), 'text').text;
        expect(standard).toBe(Buffer.from(data).toString('base64'));
        expect(url).toBe(Buffer.from(data).toString('base64url'));
      }),
    );
  });

  it('gives back the bytes it was given', () => {
    fc.assert(
      fc.property(bytes, fc.boolean(), fc.constantFrom('base64' as const, 'base64url' as const), (data, cut, form) => {
        const padded = Buffer.from(data).toString('base64');
        const text = form === 'base64' ? padded : padded.replaceAll('+', '-').replaceAll('/', '_');
        const alphabet = form === 'base64' ? 'standard' : 'url';
        const output = decode(cut ? text.replaceAll('=', '') : text, { content: 'hex', alphabet, padding: !cut });
        expect(expectKind(output, 'bytes').bytes).toEqual([...data]);
      }),
    );
  });

  it('gives back the text it was given', () => {
    fc.assert(
      fc.property(wellFormed, (text) => {
        const encoded = expectKind(encode(text), 'text').text;
        expect(encoded).toBe(Buffer.from(text, 'utf8').toString('base64'));
        expect(expectKind(decode(encoded), 'text').text).toBe(text);
      }),
    );
  });

  it('accepts exactly what an encoder writes', () => {
    const nearly = fc.array(fc.constantFrom(...'ABQRgwZ59+/==-_ *'), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(nearly, (characters) => {
        const text = characters.join('');
        const compact = text.replaceAll(' ', '');
        fc.pre(compact !== '');
        const output = decode(text, { content: 'hex' });
        const canonical = Buffer.from(compact, 'base64').toString('base64') === compact;
        expect(output.kind).toBe(canonical ? 'bytes' : 'error');
      }),
      { numRuns: 2000 },
    );
  });

  it('points at the digits of the first byte that is not UTF-8', () => {
    fc.assert(
      fc.property(wellFormed, fc.constantFrom(0x80, 0xc0, 0xf5, 0xff), (text, wrong) => {
        const good = Buffer.from(text, 'utf8');
        const output = decode(Buffer.concat([good, Buffer.of(wrong)]).toString('base64'));
        const { at, len } = expectKind(output, 'error');
        expect(at).toBe(Math.floor((good.length * 8) / 6));
        expect(len).toBe(2);
      }),
    );
  });
});
