/** A probability distribution of a random number X. */
export interface Distribution {
  /** Only whole numbers have a probability. */
  discrete: boolean;
  mean: number;
  /** The standard deviation. */
  sd: number;
  /** The density at x; for a discrete one, the probability of x. */
  density(x: number): number;
  /** P(X ≤ x). */
  below(x: number): number;
  /** P(X > x), with all its digits where 1 - P(X ≤ x) has lost them. */
  above(x: number): number;
  /** The least x with P(X ≤ x) ≥ `probability`. */
  quantile(probability: number): number;
  /** The density goes from value to value in steps, not along a line. */
  steps: boolean;
  /** Where it is worth drawing, ascending. */
  x: readonly number[];
}

/** What is wrong with the inputs of a distribution. */
export interface Refusal {
  /** The input at fault. */
  input: string;
  message: string;
}
