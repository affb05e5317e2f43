import type { Tool } from 'pegboard/types';

type Input = { text: string; steps: number; crash: boolean };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export default {
  async run({ text, steps, crash }, ctx) {
    for (let step = 1; step <= steps && !ctx.signal.aborted; step += 1) {
      await pause(100);
      ctx.progress(step / steps, { kind: 'text', text: `partial ${step}` });
    }
    if (crash) throw new Error('told to crash');
    return text === ''
      ? { kind: 'error', message: 'There is no text.', input: 'text' }
      : { kind: 'text', text: `worker says ${text}` };
  },
} satisfies Tool<Input>;
