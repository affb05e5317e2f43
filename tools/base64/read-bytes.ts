import type { Output } from 'pegboard/types';
import { fault } from './fault.ts';

/** A byte with an optional 0x before it, or what may stand between bytes. */
const TOKEN = /(?:0x)?(?<byte>[0-9a-f]{2})|[\s,:-]+/iy;

/** Reads bytes written as pairs of hexadecimal digits, together or apart. */
export function readHex(source: string): Uint8Array<ArrayBuffer> | Output {
  const bytes: number[] = [];
  for (let at = 0; at < source.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(source);
    if (!token) return wrongDigit(source, at);
    if (token.groups?.byte) bytes.push(Number.parseInt(token.groups.byte, 16));
  }
  return Uint8Array.from(bytes);
}

function wrongDigit(source: string, from: number): Output {
  const start = /^0x/i.test(source.slice(from, from + 2)) ? from + 2 : from;
  const found = source.slice(start).search(/[^0-9a-f]/i);
  const at = found < 0 ? source.length : start + found;
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0x20);
  if (at === from + 2 && start > from) return fault('Two hexadecimal digits must follow 0x.', from, 2);
  if (at > start && /[\s:,-]/.test(character)) {
    const digit = source[at - 1];
    return fault(`A byte is two hexadecimal digits, and this “${digit}” stands alone. Write 0${digit}.`, at - 1);
  }
  return fault(`“${character}” is no hexadecimal digit. Write bytes such as 89 50 4E 47.`, at, character.length);
}

/** UTF-8. Half of a surrogate pair has no bytes there, and would not come back when decoded. */
export function readText(source: string): Uint8Array<ArrayBuffer> | Output {
  const lone = source.search(/\p{Surrogate}/u);
  if (lone < 0) return new TextEncoder().encode(source);
  return fault('This is half of a surrogate pair, which UTF-8 cannot write. Type the whole character.', lone);
}
