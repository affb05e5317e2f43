import type { Output, Tool } from 'pegboard/types';

type Input = { steps: number };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Steps that are shown: the last. */
const SHOWN = 50;

function grown(steps: number): Output {
  const length = Math.min(SHOWN, steps);
  const x = Array.from({ length }, (_, at) => steps - length + at + 1);
  const points = x.map((step) => (step * 5) % 97);
  return {
    kind: 'series',
    chart: { xLabel: 'Step', yLabel: 'Height', x, series: [{ label: 'Height', points, markers: true }] },
  };
}

export default {
  async run({ steps }, ctx) {
    for (let step = 1; step < steps && !ctx.signal.aborted; step += 1) {
      await pause(4);
      ctx.progress(step / steps, grown(step));
    }
    return grown(steps);
  },
} satisfies Tool<Input>;
