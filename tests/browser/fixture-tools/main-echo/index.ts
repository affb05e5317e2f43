import type { Tool } from 'pegboard/types';

type Input = { text: string; lines: string; number: number; choice: string; constructor: boolean };

export default {
  run({ text, lines, number, choice, constructor: on }) {
    // A form holds texts: what a tool is given has its input's type.
    const types = [text, lines, number, choice, on].map((value) => typeof value).join(' ');
    if (types !== 'string string number string boolean') throw new TypeError(types);
    const at = text.indexOf('bad');
    if (at >= 0) return { kind: 'error', message: 'The text says bad.', input: 'text', at, len: 3 };
    return {
      kind: 'fields',
      fields: [
        { label: 'Text', value: text },
        { label: 'Lines', value: String(lines.split('\n').length) },
        { label: 'Number', value: String(number) },
        { label: 'Choice', value: choice },
        { label: 'Switch', value: on ? 'on' : 'off' },
      ],
    };
  },
} satisfies Tool<Input>;
