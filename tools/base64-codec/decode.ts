import type { CtpResult } from 'pegboard/types';

/** Reads Base64 of either alphabet, with or without its padding (RFC 4648, 4 and 5). White space is passed over. */
export function decode(source: string): CtpResult {
  const written = source.replaceAll(/\s+/g, '');
  const stray = /[^A-Za-z0-9+/_=-]/u.exec(written)?.[0];
  if (stray !== undefined)
    return refuse(`“${stray}” is no digit of Base64`, 'Take it out, or choose the other direction');
  if (/[+/]/.test(written) && /[-_]/.test(written)) {
    return refuse('The digits are of two alphabets: + and / of one, - and _ of the other', 'Keep to one of them');
  }
  const digits = written.replace(/={1,2}$/, '');
  if (digits.includes('=')) return refuse('An = stands before the end', 'Take it out: it ends the data');
  if (digits.length % 4 === 1)
    return refuse('The last digit is less than a byte', 'Add what is missing, or take it out');
  if (digits.length < written.length && written.length % 4 !== 0) {
    return refuse('The = signs do not fill up the last group of four', 'Add what is missing, or leave all of them out');
  }
  const bytes = Uint8Array.from(atob(digits.replaceAll('-', '+').replaceAll('_', '/')), (digit) => digit.charCodeAt(0));
  try {
    const output = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { success: true, data: { output, mode: 'decode', bytes: bytes.length } };
  } catch {
    return refuse(
      'These bytes are no text in UTF-8',
      'It may be a picture or another file: this tool reads text alone',
    );
  }
}

function refuse(error: string, suggestion: string): CtpResult {
  return { success: false, error, errorCode: 'INVALID_INPUT', suggestion };
}
