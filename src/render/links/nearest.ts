import { distance } from 'fastest-levenshtein';

/** The longest word that is compared: no key, id, path or file name that an author mistypes is longer. */
const MAX_LENGTH = 80;

/** Of some words, the one that a mistyped word was most likely meant to be; undefined when none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; errors: number } | undefined;
  for (const candidate of candidates) {
    const errors = mistakes(word, candidate);
    if (errors <= allowed(word, candidate) && errors < (best?.errors ?? Number.POSITIVE_INFINITY))
      best = { candidate, errors };
  }
  return best?.candidate;
}

/** How many slips make one word of the other. Case and separators, and two letters swapped, count for less than one. */
function mistakes(word: string, candidate: string): number {
  if (word.length > MAX_LENGTH || candidate.length > MAX_LENGTH) return Number.POSITIVE_INFINITY;
  const [a, b] = [plain(word), plain(candidate)];
  if (a === b) return word === candidate ? 0 : 0.5;
  const errors = distance(a, b);
  return errors === 2 && a.length > 3 && sorted(a) === sorted(b) ? 0.75 : errors;
}

function allowed(word: string, candidate: string): number {
  const length = Math.max(word.length, candidate.length);
  if (length < 4) return 0.75;
  return length < 6 ? 1 : 2;
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[-_ ]/g, '');
}

function sorted(word: string): string {
  return [...word].sort().join('');
}
