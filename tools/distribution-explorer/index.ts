import type { Output, Tool } from 'pegboard/types';
import type { Distribution } from './distribution.ts';
import { drawBelow, drawDensity, type Marks } from './draw.ts';
import { type DistributionInputs, readDistribution } from './read-distribution.ts';

type Input = DistributionInputs & { central: number; x: number };

/** Significant digits shown. More are right, but not the same in every browser. */
const DIGITS = 10;

/** With no more digits than it has. */
const show = (value: number) => String(Number(value.toPrecision(DIGITS)));

function describe(distribution: Distribution, x: number, { interval, name }: Marks): Output {
  const { discrete, mean, sd, density, below, above, quantile } = distribution;
  const [from, to] = interval;
  // Whole numbers seldom hold the share that was asked for, but never less.
  const held = discrete ? 1 - below(from - 1) - above(to) : undefined;
  const group = 'The whole distribution';
  return {
    kind: 'fields',
    fields: [
      { label: `P(X ≤ ${x})`, value: show(below(x)) },
      { label: `P(X > ${x})`, value: show(above(x)) },
      { label: discrete ? `P(X = ${x})` : `Density at ${x}`, value: show(density(x)) },
      {
        label: name,
        value: `${show(from)} to ${show(to)}`,
        ...(held === undefined ? {} : { note: `holds ${percent(held)}` }),
      },
      { label: 'Mean', value: show(mean), group },
      { label: 'Standard deviation', value: show(sd), group },
      { label: 'Median', value: show(quantile(0.5)), group },
    ],
  };
}

/** A median at the mean needs no mark of its own. */
function centersOf({ mean, quantile }: Distribution): Marks['centers'] {
  const median = quantile(0.5);
  return show(median) === show(mean)
    ? [[mean, 'mean']]
    : [
        [mean, 'mean'],
        [median, 'median'],
      ];
}

function percent(share: number): string {
  return `${Number((100 * share).toFixed(2))} %`;
}

export default {
  run({ central, x, ...inputs }) {
    const distribution = readDistribution(inputs);
    if ('message' in distribution) return { kind: 'error', ...distribution };
    const tail = (1 - central / 100) / 2;
    const marks: Marks = {
      interval: [distribution.quantile(tail), distribution.quantile(1 - tail)],
      name: `Central ${percent(central / 100)}`,
      tails: [tail, 0.5, 1 - tail].map((share) => [Number(share.toFixed(6)), percent(share)]),
      centers: centersOf(distribution),
      asked: [x, `x = ${x}`],
    };
    return {
      kind: 'group',
      parts: [drawDensity(distribution, marks), describe(distribution, x, marks), drawBelow(distribution, marks)],
    };
  },
} satisfies Tool<Input>;
