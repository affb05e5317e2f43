import type { Tool } from 'pegboard/types';

type Input = { text: string; path: string };

export default {
  run({ text, path }) {
    return text === ''
      ? { kind: 'error', message: 'لا يوجد نص.', input: 'text' }
      : { kind: 'text', text: `${text} ${path}` };
  },
} satisfies Tool<Input>;
