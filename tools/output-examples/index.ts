import type { Tool } from 'pegboard/types';
import { examples } from './examples.ts';

type Input = { example: string };

export default {
  run({ example }) {
    const found = examples.find(({ id }) => id === example);
    if (found) return found.output;
    return { kind: 'error', message: `There is no example “${example}”. Choose one of the list.`, input: 'example' };
  },
} satisfies Tool<Input>;
