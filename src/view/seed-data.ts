import type { Output } from '../model/output.ts';
import { ALL_VIEWS } from './all-views.ts';

/** Characters of a page that a result's data may take: beyond, a picture can be read once its tool was run. */
const MOST = 10_000;

/**
 * A result with a picture as JSON for a page, so that the picture can be read before its tool was run; undefined for one
 * without, for one that JSON cannot hold, and for one that is too long.
 */
export function seedData(output: Output): string | undefined {
  if (!hasPicture(output)) return undefined;
  let whole = true;
  const json = JSON.stringify(output, (_, value) => {
    if (typeof value === 'number' && !Number.isFinite(value)) whole = false;
    return value;
  });
  // A “<” could end the element that holds it.
  return whole && json.length <= MOST ? json.replaceAll('<', '\\u003c') : undefined;
}

function hasPicture(output: Output): boolean {
  return output.kind === 'group' ? output.parts.some(hasPicture) : ALL_VIEWS.pictures.has(output.kind);
}
