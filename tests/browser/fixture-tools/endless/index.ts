import type { Tool } from 'pegboard/types';

type Input = { ends: boolean };

export default {
  run({ ends }) {
    let turns = 0;
    while (!ends) turns += 1;
    return { kind: 'text', text: `ended after ${turns} turns` };
  },
} satisfies Tool<Input>;
