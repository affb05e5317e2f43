import { nearest } from '../../render/links/nearest.ts';
import { listOf, quote } from '../dialect.ts';

/**
 * What to do about the name of a parameter that is none of the tool's.
 * @param names of its parameters, as far as they can be read
 */
export function parameterFix(name: string, names: Iterable<unknown>): string {
  const known = [...names].filter((item) => typeof item === 'string');
  const near = nearest(name, known);
  if (near !== undefined) return `Did you mean ${quote(near)}?`;
  return known.length === 0 ? 'Remove it: the tool has no parameters' : `Write ${listOf(known, 'or')}`;
}
