import { dirname } from 'node:path';
import { isInside } from '../render/links/is-inside.ts';

/** Where what tools import by path must lie: in the site. Tools may lie outside it; then what they import lies with them. */
export function reachOf(tools: string, root: string): string {
  return isInside(root, tools) ? root : dirname(tools);
}
