import { distance } from 'fastest-levenshtein';

/** The share of a word that may differ for another to be taken for what was meant. */
const TOLERANCE = 0.4;

/** The candidate nearest to a word, if one is near enough to be what was meant. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const lower = word.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length * TOLERANCE)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const steps = distance(lower, candidate.toLowerCase());
    if (steps >= least) continue;
    least = steps;
    best = candidate;
  }
  return best;
}
