import type { Tool } from 'pegboard/types';

type Input = { crash: boolean };

export default {
  run({ crash }) {
    if (crash) throw new Error('told to crash');
    return { kind: 'text', text: 'still here' };
  },
} satisfies Tool<Input>;
