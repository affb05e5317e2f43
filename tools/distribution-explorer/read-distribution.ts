import { exponential, logNormal, normal, uniform } from './continuous.ts';
import { binomial, poisson } from './discrete.ts';
import type { Distribution, Refusal } from './distribution.ts';

/** The inputs that make a distribution. Which of them are used depends on the first. */
export type DistributionInputs = {
  distribution: string;
  mean: number;
  sd: number;
  rate: number;
  low: number;
  high: number;
  trials: number;
  chance: number;
};

/** What a logarithm may be: powers of it have to stay numbers that can be drawn. */
const MOST_LOG = 20;
const MOST_LOG_SD = 3;

/** Makes the distribution that is asked for, or says which input does not suit it. */
export function readDistribution(input: DistributionInputs): Distribution | Refusal {
  const { distribution, mean, sd, rate, low, high, trials, chance } = input;
  switch (distribution) {
    case 'log-normal':
      if (Math.abs(mean) > MOST_LOG) {
        return {
          input: 'mean',
          message: `A mean logarithm of ${mean} is too far from zero. Choose one from -${MOST_LOG} to ${MOST_LOG}.`,
        };
      }
      if (sd > MOST_LOG_SD) {
        return {
          input: 'sd',
          message: `Logarithms with the standard deviation ${sd} lie too far apart. Choose at most ${MOST_LOG_SD}.`,
        };
      }
      return logNormal(mean, sd);
    case 'exponential':
      return exponential(rate);
    case 'uniform':
      if (low < high) return uniform(low, high);
      return { input: 'high', message: `The highest value, ${high}, is not above the lowest, ${low}. Make it larger.` };
    case 'binomial':
      if (Number.isInteger(trials)) return binomial(trials, chance);
      return { input: 'trials', message: `${trials} trials cannot be made. Write a whole number.` };
    case 'poisson':
      return poisson(rate);
    default:
      return normal(mean, sd);
  }
}
