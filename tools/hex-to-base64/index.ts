import type { Tool } from 'pegboard/types';
import { readHex } from '../base64/read-bytes.ts';

type Input = { text: string };

export default {
  run({ text }) {
    const bytes = readHex(text);
    if ('kind' in bytes) return bytes;
    if (bytes.length === 0) return { kind: 'error', message: 'No bytes yet. Type some.', input: 'text' };
    return { kind: 'text', text: btoa(String.fromCharCode(...bytes)), mono: true };
  },
} satisfies Tool<Input>;
