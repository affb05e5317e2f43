import type { Output } from 'pegboard/types';

/** The `error` result that points at characters of the input `text`. */
export function fault(message: string, at?: number, len?: number): Output {
  return { kind: 'error', message, input: 'text', ...(at === undefined ? {} : { at, len: len ?? 1 }) };
}

/** `3D`: two hexadecimal digits. */
export function hexByte(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, '0');
}
