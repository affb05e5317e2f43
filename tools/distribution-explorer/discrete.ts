import type { Distribution } from './distribution.ts';

/** Smaller parts of the greatest probability are none. */
const LEAST = 1e-300;

/** What is left out of a drawing, on either side. */
const TAIL = 1e-4;

/** Sums of probabilities are exact to this part. */
const ROUNDING = 1e-12;

/** How often something happens in so many trials, each with the same chance. */
export function binomial(trials: number, chance: number): Distribution {
  const mode = Math.min(trials, Math.floor((trials + 1) * chance));
  const up = (count: number) => ((trials - count) / (count + 1)) * (chance / (1 - chance));
  return discrete(trials * chance, Math.sqrt(trials * chance * (1 - chance)), mode, up);
}

/** How often something happens that happens `rate` times on average, each time independently of the others. */
export function poisson(rate: number): Distribution {
  return discrete(rate, Math.sqrt(rate), Math.floor(rate), (count) => rate / (count + 1));
}

/**
 * Starts at the likeliest count and goes down and up from there, by the ratio of neighbours; at the end all are divided by
 * their sum. So nothing overflows, and no factorial is rounded.
 * @param ratio the probability of `count + 1`, in parts of that of `count`
 */
function discrete(mean: number, sd: number, mode: number, ratio: (count: number) => number): Distribution {
  const weights = [1];
  let first = mode;
  for (let weight = 1; first > 0; first--) {
    weight /= ratio(first - 1);
    if (weight < LEAST) break;
    weights.unshift(weight);
  }
  for (let weight = ratio(mode), count = mode; weight >= LEAST; weight *= ratio(count)) {
    weights.push(weight);
    count++;
  }
  const sum = runningSums(weights).at(-1)!;
  const masses = weights.map((weight) => weight / sum);
  const last = first + masses.length - 1;
  const sums = runningSums(masses);
  const sumsFromTop = runningSums(masses.toReversed()).reverse();
  const quantile = (probability: number) => {
    const index = sums.findIndex((total) => total >= probability * (1 - ROUNDING));
    return index < 0 ? last : first + index;
  };
  const [from, to] = [quantile(TAIL), quantile(1 - TAIL)];
  return {
    discrete: true,
    mean,
    sd,
    density: (x) => masses[x - first] ?? 0,
    below: (x) => (x >= last ? 1 : (sums[Math.floor(x) - first] ?? 0)),
    above: (x) => (x < first ? 1 : (sumsFromTop[Math.floor(x) - first + 1] ?? 0)),
    quantile,
    steps: true,
    x: Array.from({ length: to - from + 1 }, (_, index) => from + index),
  };
}

function runningSums(numbers: readonly number[]): number[] {
  let sum = 0;
  return numbers.map((number) => {
    sum += number;
    return sum;
  });
}
