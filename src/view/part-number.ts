import type { Output } from '../model/output.ts';
import { MAX_GROUP_DEPTH } from './card-options.ts';

/** The parts of a result that are not groups, in the order in which they are drawn. */
function* partsOf(output: Output, depth = 0): Generator<Output> {
  if (output.kind !== 'group') yield output;
  else if (depth < MAX_GROUP_DEPTH) for (const part of output.parts) yield* partsOf(part, depth + 1);
}

/** Which part of a group it is, counted from 1; undefined for a result that stands alone, and for a group. */
export function partNumber(whole: Output, part: Output): number | undefined {
  if (whole === part) return undefined;
  let number = 0;
  for (const candidate of partsOf(whole)) {
    number++;
    if (candidate === part) return number;
  }
  return undefined;
}
