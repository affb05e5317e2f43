import type { Output, Tool } from 'pegboard/types';
import { type Measures, measureByFormula } from './measures.ts';
import { type Step, simulate } from './simulate.ts';

type Input = { arrivals: number; service: number; customers: number; seed: number };

/** Significant digits shown. A simulation of a million customers is good for three or so. */
const DIGITS = 4;

/** A share of difference from here on is marked. */
const LARGE = 0.05;

// The locale is fixed, so that the result is the same everywhere.
const plain = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: DIGITS });
const whole = new Intl.NumberFormat('en-GB');
const share = new Intl.NumberFormat('en-GB', { style: 'percent', maximumSignificantDigits: DIGITS });
const change = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

const milliseconds = (seconds: number) => `${plain.format(seconds * 1000)} ms`;
const round = (seconds: number) => Number((seconds * 1000).toPrecision(DIGITS));

const ROWS: readonly [keyof Measures, string, (value: number) => string][] = [
  ['systemTime', 'Time in the system, mean', milliseconds],
  ['systemTime95', 'Time in the system, 95 % stay below', milliseconds],
  ['queueTime', 'Time waiting, mean', milliseconds],
  ['waiting', 'Customers who wait', share.format],
  ['systemLength', 'Customers in the system, mean', plain.format],
  ['queueLength', 'Customers waiting, mean', plain.format],
  ['busy', 'Time the server is busy', share.format],
];

function compare(formula: Measures, simulated: Measures, served: number): Output {
  return {
    kind: 'table',
    caption: `The formula, for the long run, beside ${whole.format(served)} simulated customers.`,
    columns: [
      { label: 'Measure' },
      { label: 'Formula', align: 'end' },
      { label: 'Simulation', align: 'end' },
      { label: 'Difference', align: 'end' },
    ],
    rows: ROWS.map(([key, label, show]) => {
      const difference = simulated[key] / formula[key] - 1;
      const text = change.format(difference);
      const cell = Math.abs(difference) < LARGE ? text : { text, tone: 'warn' as const };
      return [label, show(formula[key]), show(simulated[key]), cell];
    }),
  };
}

function drawMeans(steps: readonly Step[], formula: Measures): Output {
  return {
    kind: 'series',
    chart: {
      xLabel: 'Customers so far',
      yLabel: 'Mean time in the system',
      yUnit: 'ms',
      x: steps.map(({ served }) => served),
      series: [
        { label: 'Simulation', points: steps.map(({ systemTime }) => round(systemTime)) },
        { label: 'Formula', points: steps.map(() => round(formula.systemTime)) },
      ],
    },
  };
}

export default {
  async run({ arrivals, service, customers, seed }, ctx) {
    if (arrivals >= service) {
      const message = `The queue grows without end: ${arrivals} arrive and ${service} can be served each second. Make arrivals fewer than the service rate.`;
      return { kind: 'error', message, input: 'arrivals' };
    }
    const formula = measureByFormula(arrivals, service);
    const steps: Step[] = [];
    for await (const step of simulate(arrivals, service, Math.round(customers), Math.round(seed))) {
      steps.push(step);
      if (ctx.signal.aborted) break;
      ctx.progress(step.served / customers, {
        kind: 'fields',
        fields: [
          { label: 'customers so far', value: whole.format(step.served) },
          { label: 'simulated mean', value: milliseconds(step.systemTime) },
          { label: 'formula says', value: milliseconds(formula.systemTime) },
        ],
      });
    }
    const last = steps.at(-1)!;
    return { kind: 'group', parts: [compare(formula, last.measure(), last.served), drawMeans(steps, formula)] };
  },
} satisfies Tool<Input>;
