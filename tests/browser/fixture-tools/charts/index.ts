import type { Output, Tool } from 'pegboard/types';
import { examples } from './examples.ts';

type Input = { name: string };

export default {
  run({ name }) {
    const parts = examples.map(([title, output]): Output => {
      return {
        kind: 'group',
        parts: [{ kind: 'text', text: title }, output],
      };
    });
    return { kind: 'group', parts: parts.filter((_, at) => name === 'all' || name === examples[at]?.[0]) };
  },
} satisfies Tool<Input>;
