import type { Output, Tool } from 'pegboard/types';
import { examples } from './examples.ts';
import { shapeExamples } from './shape-examples.ts';

type Input = { name: string };

export default {
  run({ name }) {
    const one = [...examples, ...shapeExamples].filter(([title]) => title === name);
    const chosen = name === 'all' ? examples : name === 'shapes' ? shapeExamples : one;
    const parts = chosen.map(([title, output]): Output => {
      return {
        kind: 'group',
        parts: [{ kind: 'text', text: title }, output],
      };
    });
    return { kind: 'group', parts };
  },
} satisfies Tool<Input>;
