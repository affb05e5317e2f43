import type { Tool } from 'pegboard/types';

type Input = { text: string };

export default {
  run({ text }) {
    if (text === '') return { kind: 'error', message: 'There is nothing to turn around.', input: 'text' };
    return { kind: 'text', text: [...text].reverse().join('') };
  },
} satisfies Tool<Input>;
