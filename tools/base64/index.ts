import type { Output, Tool } from 'pegboard/types';
import { decode } from './decode.ts';
import { fault, hexByte } from './fault.ts';
import { readHex, readText } from './read-bytes.ts';

type Input = { direction: string; text: string; content: string; alphabet: string; padding: boolean };

function encode(bytes: Uint8Array, url: boolean, padding: boolean): string {
  const standard = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const written = url ? standard.replaceAll('+', '-').replaceAll('/', '_') : standard;
  return padding ? written : written.replace(/=+$/, '');
}

/** The text, or the place of the first byte that does not fit. */
function decodeText(bytes: Uint8Array<ArrayBuffer>): string | number {
  // A byte order mark is part of the text: it has to come back when the text is encoded.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const encoder = new TextEncoder();
  let at = 0;
  for (const character of text) {
    const encoded = encoder.encode(character);
    if (encoded.some((byte, index) => byte !== bytes[at + index])) return at;
    at += encoded.length;
  }
  return text;
}

function runDecode({ text: source, content, alphabet, padding }: Input): Output {
  const decoded = decode(source, alphabet === 'url' ? 'url' : 'standard', padding);
  if ('kind' in decoded) return decoded;
  const { bytes, places } = decoded;
  if (content === 'hex') {
    return { kind: 'bytes', bytes: [...bytes], caption: bytes.length === 1 ? '1 byte' : `${bytes.length} bytes` };
  }
  const text = decodeText(bytes);
  if (typeof text === 'string') return { kind: 'text', text };
  // Eight bits of the byte in digits of six bits.
  const from = places[Math.floor((text * 8) / 6)]!;
  const to = places[Math.floor((text * 8 + 7) / 6)]!;
  const message = `These bytes are not text: byte ${text + 1}, hexadecimal ${hexByte(bytes[text]!)}, does not fit UTF-8. Choose bytes as the content.`;
  return fault(message, from, to - from + 1);
}

export default {
  run(input) {
    const { direction, text, content, alphabet, padding } = input;
    if (text.trim() === '' && (direction === 'decode' || content === 'hex' || text === '')) {
      return fault(
        direction === 'decode' ? 'No Base64 yet. Paste some.' : 'Nothing to encode yet. Type or paste something.',
      );
    }
    if (direction === 'decode') return runDecode(input);
    const bytes = content === 'hex' ? readHex(text) : readText(text);
    if ('kind' in bytes) return bytes;
    return { kind: 'text', text: encode(bytes, alphabet === 'url', padding), mono: true };
  },
} satisfies Tool<Input>;
