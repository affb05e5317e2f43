import { dirname } from 'node:path';
import { isInside } from '../render/links/is-inside.ts';

/**
 * The directory that problems name files relative to: the current one, or where the tools lie outside it, the one that
 * holds them.
 */
export function siteRoot(current: string, tools: string): string {
  return current !== tools && isInside(current, tools) ? current : dirname(tools);
}
