import type { CtpDefinition, CtpTool } from 'pegboard/types';

type Params = { text?: string; algorithm?: string; encoding?: string };

const definition: CtpDefinition = {
  id: 'text-hash',
  name: 'Text hash',
  description:
    'Computes the SHA-1, SHA-256, SHA-384 or SHA-512 of a text in UTF-8, as hexadecimal digits or Base64. The browser computes it: the text is sent nowhere.',
  category: 'generators',
  tags: ['encoding', 'text'],
  method: 'POST',
  parameters: [
    {
      name: 'text',
      type: 'textarea',
      label: 'Text',
      description: 'What is to be hashed. The empty text has a hash too.',
      required: false,
      defaultValue: '',
      placeholder: 'hello world',
      validation: { maxLength: 1_000_000 },
    },
    {
      name: 'algorithm',
      type: 'select',
      label: 'Algorithm',
      description: 'The number is how many bits the hash has; SHA-1 has 160.',
      required: false,
      defaultValue: 'SHA-256',
      options: [
        { value: 'SHA-1', label: 'SHA-1', description: 'Broken: only for what still asks for it.' },
        { value: 'SHA-256', label: 'SHA-256', description: 'The usual one.' },
        { value: 'SHA-384', label: 'SHA-384' },
        { value: 'SHA-512', label: 'SHA-512' },
      ],
      aiHint: 'Use SHA-256 unless another is asked for.',
    },
    {
      name: 'encoding',
      type: 'select',
      label: 'Written as',
      description: 'How the bytes of the hash are written.',
      required: false,
      defaultValue: 'hex',
      options: [
        { value: 'hex', label: 'Hexadecimal', description: 'Lower case, as most programs show it.' },
        { value: 'base64', label: 'Base64', description: 'As integrity attributes of HTML have it.' },
      ],
    },
  ],
  outputDescription: 'The hash, how many bits it has, and how many bytes the text has in UTF-8',
  example: {
    description: 'hello world',
    input: { text: 'hello world', algorithm: 'SHA-256', encoding: 'hex' },
    output: {
      hash: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
      algorithm: 'SHA-256',
      bits: 256,
      bytes: 11,
    },
  },
  version: '1.0.0',
  icon: '#',
  keywords: ['checksum', 'digest', 'fingerprint', 'sha'],
  relatedTools: ['utf8-bytes'],
  aiInstructions: 'A hash is no encryption: nobody can read the text back, and a short text can be guessed.',
};

/** Algorithms of Web Crypto that a form offers. */
const ALGORITHMS = new Set(['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512']);

const BROKEN = 'SHA-1 is broken: two texts with one hash can be made. Use it only where something still asks for it.';

function writeBytes(bytes: Uint8Array, encoding: string): string {
  if (encoding !== 'base64') return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export default {
  definition,
  async fn({ text = '', algorithm = 'SHA-256', encoding = 'hex' }) {
    if (!ALGORITHMS.has(algorithm)) {
      const error = `There is no algorithm “${algorithm}” here`;
      return { success: false, error, errorCode: 'INVALID_INPUT', suggestion: `Use ${[...ALGORITHMS].join(', ')}` };
    }
    if (!text.isWellFormed()) {
      const error = 'The text holds half of a character (a lone surrogate), which UTF-8 cannot write';
      return { success: false, error, errorCode: 'INVALID_INPUT', suggestion: 'Type the whole character anew' };
    }
    // Undefined in a page that came over plain HTTP.
    const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
    if (!subtle) {
      const error = 'This browser computes hashes only in pages that came over HTTPS';
      return { success: false, error, errorCode: 'EXECUTION_ERROR', suggestion: 'Open this page by its https address' };
    }
    const begin = performance.now();
    const input = new TextEncoder().encode(text);
    const digest = new Uint8Array(await subtle.digest(algorithm, input));
    return {
      success: true,
      data: { hash: writeBytes(digest, encoding), algorithm, bits: digest.length * 8, bytes: input.length },
      metadata: {
        executionTime: performance.now() - begin,
        inputSize: input.length,
        outputSize: digest.length,
        warnings: algorithm === 'SHA-1' ? [BROKEN] : [],
      },
    };
  },
} satisfies CtpTool<Params>;
