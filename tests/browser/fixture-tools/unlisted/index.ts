import type { Tool } from 'pegboard/types';

type Input = { text: string };

export default {
  run({ text }) {
    return text === ''
      ? { kind: 'error', message: 'There is no text.', input: 'text' }
      : { kind: 'text', text: `unlisted says ${text}` };
  },
} satisfies Tool<Input>;
