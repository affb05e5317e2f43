import type { CtpDefinition, CtpResult, CtpTool } from 'pegboard/types';
import { decode } from './decode.ts';

type Params = { input?: string; mode?: string; urlSafe?: boolean };

const definition: CtpDefinition = {
  id: 'base64-codec',
  name: 'Base64 codec',
  description:
    'Writes a text as Base64, in the standard alphabet or in the one for URLs, and reads either back. Text is UTF-8, so every language and emoji survives.',
  category: 'encoders',
  tags: ['encoding', 'text'],
  method: 'POST',
  parameters: [
    {
      name: 'input',
      type: 'textarea',
      label: 'Input',
      description: 'The text, or the Base64 of one.',
      required: true,
      placeholder: 'Grüße',
      validation: { maxLength: 500_000 },
    },
    {
      name: 'mode',
      type: 'select',
      label: 'Direction',
      description: 'Where it goes.',
      required: false,
      defaultValue: 'encode',
      options: [
        { value: 'encode', label: 'Text to Base64' },
        { value: 'decode', label: 'Base64 to text' },
      ],
      aiHint: 'Choose decode where the input is Base64 already.',
    },
    {
      name: 'urlSafe',
      type: 'boolean',
      label: 'For URLs',
      description: 'Writes - and _ in place of + and /, and no = at the end. Both alphabets are read without asking.',
      required: false,
      defaultValue: false,
      dependsOn: [{ field: 'mode', condition: 'equals', value: 'encode' }],
    },
  ],
  outputDescription: 'The Base64 or the text, and how many bytes the text has in UTF-8',
  example: {
    description: 'A greeting',
    input: { input: 'Grüße 👋', mode: 'encode', urlSafe: false },
    output: { output: 'R3LDvMOfZSDwn5GL', mode: 'encode', bytes: 12 },
  },
  version: '1.0.0',
  icon: '64',
  keywords: ['atob', 'btoa', 'data URL'],
  relatedTools: ['base64', 'utf8-bytes'],
};

function encode(text: string, urlSafe: boolean): CtpResult {
  if (!text.isWellFormed()) {
    const error = 'The text holds half of a character (a lone surrogate), which UTF-8 cannot write';
    return { success: false, error, errorCode: 'INVALID_INPUT', suggestion: 'Type the whole character anew' };
  }
  const bytes = new TextEncoder().encode(text);
  const standard = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const output = urlSafe ? standard.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') : standard;
  return { success: true, data: { output, mode: 'encode', bytes: bytes.length } };
}

export default {
  definition,
  fn({ input = '', mode = 'encode', urlSafe = false }) {
    if (input === '') return { success: false, error: 'There is nothing to read yet', errorCode: 'MISSING_REQUIRED' };
    return mode === 'decode' ? decode(input) : encode(input, urlSafe);
  },
} satisfies CtpTool<Params>;
