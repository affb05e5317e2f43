import type { Nodes, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { type Features, markdownToHast } from 'satteri';
import { VFile } from 'vfile';
import { findExcess } from './excess.ts';
import { MAX_DEPTH, MAX_NODES, MAX_RAW_DEPTH, MAX_RAW_HTML } from './limits.ts';
import { prepareMarkdownTree } from './prepare-markdown-tree.ts';
import { rawDepth } from './raw-depth.ts';
import type { Reporter } from './reporter.ts';

// Ids get their prefix when the tree is sanitised.
const FEATURES: Features = {
  gfm: { footnotes: { clobberPrefix: '' } },
  frontmatter: false,
  smartPunctuation: false,
};

/**
 * Reads Markdown into a tree of HTML elements with positions. It is untrusted still: raw HTML is in it as elements.
 * @returns undefined, with a problem, for a text that nests or grows past the limits
 */
export function parseMarkdown(text: string, reporter: Reporter): Root | undefined {
  const excess = findExcess(text);
  if (excess) {
    const { line, code, fault, fix } = excess;
    reporter.error({ position: { start: { line, column: 1 } } }, code, fault, fix);
    return undefined;
  }
  const tree = markdownToHast(text, { features: FEATURES }) as Root;
  const size = measure(tree);
  if (!withinLimits(size, reporter)) return undefined;
  prepareMarkdownTree(tree);
  if (size.raw.length === 0) return tree;

  const length = size.raw.reduce((sum, { value }) => sum + value.length, 0);
  if (length > MAX_RAW_HTML) {
    const fault = `The file holds ${length} characters of raw HTML, and ${MAX_RAW_HTML} are read`;
    reporter.error(size.raw[0]!, 'markdown-too-large', fault, 'Write it as Markdown');
    return undefined;
  }
  const deep = rawDepth(size.raw);
  if (deep.depth > MAX_RAW_DEPTH) {
    const fault = `Raw HTML opens more than ${MAX_RAW_DEPTH} elements inside one another`;
    reporter.error(deep.node, 'markdown-too-deep', fault, 'Close each element, or nest fewer');
    return undefined;
  }
  const parsed = raw(tree, { file: new VFile(text) }) as Root;
  return withinLimits(measure(parsed), reporter) ? parsed : undefined;
}

interface Size {
  nodes: number;
  depth: number;
  deepest: Nodes;
  raw: Extract<Nodes, { type: 'raw' }>[];
}

/** Walks a tree without recursion: a tree from outside may be deeper than the stack. */
function measure(tree: Root): Size {
  const size: Size = { nodes: 0, depth: 0, deepest: tree, raw: [] };
  const rest: [Nodes, number][] = [[tree, 0]];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [node, depth] = next;
    size.nodes++;
    if (depth > size.depth) {
      size.depth = depth;
      if (depth <= MAX_DEPTH + 1) size.deepest = node;
    }
    if (node.type === 'raw') size.raw.push(node);
    if ('children' in node) for (const child of node.children.toReversed()) rest.push([child, depth + 1]);
  }
  return size;
}

function withinLimits(size: Size, reporter: Reporter): boolean {
  if (size.depth > MAX_DEPTH) {
    const fault = `Quotes, lists or elements stand more than ${MAX_DEPTH} levels inside one another`;
    reporter.error(size.deepest, 'markdown-too-deep', fault, 'Nest them less deeply');
    return false;
  }
  if (size.nodes > MAX_NODES) {
    const fault = `The file makes a page of ${size.nodes} parts, and ${MAX_NODES} are drawn`;
    reporter.error({}, 'markdown-too-large', fault, 'Split it into several files');
    return false;
  }
  return true;
}
