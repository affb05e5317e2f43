import { isDeepStrictEqual } from 'node:util';
import diff from 'microdiff';
import type { JsonPath } from '../../model/problem.ts';
import { plain } from './read-value.ts';
import { show, showPair } from './show-value.ts';

/** Most differences that are told; how many more there are is said. */
const MAX_DIFFERENCES = 6;

/** What the two values are called. */
export interface Words {
  first: string;
  second: string;
}

/** The differences of two results, each as `path: expected 1, got 2`; undefined where they are equal. */
export function describeDifference(
  first: unknown,
  second: unknown,
  words: Words = { first: 'expected', second: 'got' },
): string | undefined {
  const [a, b] = [plain(first), plain(second)];
  if (isDeepStrictEqual(a, b)) return undefined;
  const kinds = describeKinds(a, b, words);
  if (kinds !== undefined) return kinds;
  const differences = diff(a as object, b as object).map((found) => {
    const was = 'oldValue' in found ? found.oldValue : undefined;
    const is = 'value' in found ? found.value : undefined;
    const [left, right] = showPair(was, is);
    return `${showPath(found.path)}: ${words.first} ${left}, ${words.second} ${right}`;
  });
  // Only a key that every object inherits can be in one of the two and not be told of.
  if (differences.length === 0) return `${words.first} ${show(a)}, ${words.second} ${show(b)}`;
  const rest = differences.length - MAX_DIFFERENCES;
  return [...differences.slice(0, MAX_DIFFERENCES), ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}

/** Results of two kinds have no parts in common that are worth telling. */
function describeKinds(a: unknown, b: unknown, { first, second }: Words): string | undefined {
  const [from, to] = [a, b] as { kind?: unknown; message?: unknown }[];
  if (from?.kind === to?.kind) return undefined;
  const said = (output: typeof from): string =>
    output?.kind === 'error' ? `"error" (${show(output.message)})` : show(output?.kind);
  return `kind: ${first} ${said(from)}, ${second} ${said(to)}`;
}

/** A path as it is shown: `fields/0/value`. */
export function showPath(path: JsonPath): string {
  return path.join('/');
}
