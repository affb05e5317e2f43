import type { Output } from 'pegboard/types';
import { fault } from './fault.ts';

/** What a text of Base64 stands for, and where each digit was found: the digit `i` stands at `places[i]`. */
interface Decoded {
  bytes: Uint8Array<ArrayBuffer>;
  places: number[];
}

const DIGITS = { standard: /[A-Za-z0-9+/]/, url: /[A-Za-z0-9_-]/ };
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The same digit in the alphabet of RFC 4648, section 4. */
const toStandard = (digit: string) => digit.replace('-', '+').replace('_', '/');

/**
 * Decodes Base64 strictly (RFC 4648, sections 3.2 to 3.5), but for white space, which mail and PEM files put into it.
 * @param padded whether the = signs must be there; if not they may be
 */
export function decode(source: string, alphabet: 'standard' | 'url', padded: boolean): Decoded | Output {
  const places: number[] = [];
  const signs: number[] = [];
  let digits = '';
  for (const { 0: character, index } of source.matchAll(/[^\t\n\f\r ]/gu)) {
    if (character === '=') signs.push(index);
    else if (!DIGITS[alphabet].test(character)) return wrongDigit(character, index, alphabet);
    else if (signs.length > 0) return fault('Nothing can follow the = signs: they end the data.', index);
    else {
      places.push(index);
      digits += toStandard(character);
    }
  }
  const wrong = checkEnd(source, digits, places, signs, padded);
  return wrong ?? { bytes: Uint8Array.from(atob(digits), (character) => character.charCodeAt(0)), places };
}

/** Four digits hold three bytes; at the end two hold one and three hold two, and = signs fill the place of the rest. */
function checkEnd(
  source: string,
  digits: string,
  places: readonly number[],
  signs: readonly number[],
  padded: boolean,
): Output | undefined {
  const rest = digits.length % 4;
  const last = places.at(-1) ?? 0;
  if (rest === 1) {
    return fault('A last group of one digit is less than a byte. Digits are missing, or this one is too many.', last);
  }
  const wanted = rest === 0 ? 0 : 4 - rest;
  if (signs.length > wanted) {
    const allowed =
      wanted === 0 ? 'Here the digits fill their last group and no = may follow.' : `Only ${wanted} may stand here.`;
    return fault(`This = is too many. ${allowed}`, signs[wanted]);
  }
  if (signs.length < wanted && (padded || signs.length > 0)) {
    const missing = '='.repeat(wanted - signs.length);
    const fix = signs.length > 0 ? 'Add it.' : 'Add it, or turn Padding off.';
    return fault(`The padding is not complete: ${missing} is missing at the end. ${fix}`, signs.at(-1) ?? last);
  }
  const value = ALPHABET.indexOf(digits.at(-1) ?? 'A');
  const unused = rest === 2 ? 0b1111 : rest === 3 ? 0b11 : 0;
  if ((value & unused) === 0) return undefined;
  const right = ALPHABET[value & ~unused];
  return fault(`“${source[last]}” sets bits that belong to no byte. An encoder writes “${right}” here.`, last);
}

function wrongDigit(character: string, at: number, alphabet: 'standard' | 'url'): Output {
  if (alphabet === 'standard' && /[-_]/.test(character)) {
    return fault(
      `“${character}” belongs to the alphabet that is safe for URLs. Choose that alphabet, or write “${toStandard(character)}”.`,
      at,
    );
  }
  if (alphabet === 'url' && /[+/]/.test(character)) {
    const right = character === '+' ? '-' : '_';
    return fault(`“${character}” belongs to the standard alphabet. Choose that alphabet, or write “${right}”.`, at);
  }
  return fault(`“${character}” is no Base64 digit.`, at, character.length);
}
