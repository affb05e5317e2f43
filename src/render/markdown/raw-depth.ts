import { htmlVoidElements } from 'html-void-elements';

const VOID = new Set<string>(htmlVoidElements);

/** Elements that the next of their kind closes, so that they may stay open in the text. */
const CLOSED_BY_THE_NEXT = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'rt', 'rp']);

const TAG = /<(\/?)([a-z][^\s/>]*)/gi;

/** How many elements the raw HTML of a text leaves open at most, and where. An estimate that is never too low. */
export function rawDepth<Raw extends { value: string }>(
  nodes: readonly [Raw, ...Raw[]] | readonly Raw[],
): { depth: number; node: Raw } {
  const open = new Map<string, number>();
  let now = 0;
  let depth = 0;
  let deepest = nodes[0]!;
  for (const node of nodes) {
    for (const [, slash, written = ''] of node.value.matchAll(TAG)) {
      const name = written.toLowerCase();
      if (VOID.has(name) || CLOSED_BY_THE_NEXT.has(name)) continue;
      const count = open.get(name) ?? 0;
      if (slash === '/' && count === 0) continue;
      open.set(name, count + (slash === '/' ? -1 : 1));
      now += slash === '/' ? -1 : 1;
      if (now > depth) {
        depth = now;
        deepest = node;
      }
    }
  }
  return { depth, node: deepest };
}
