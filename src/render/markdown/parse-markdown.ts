import type { Root } from 'hast';
import { raw } from 'hast-util-raw';
import { type Features, markdownToHast } from 'satteri';
import { VFile } from 'vfile';
import { reportExcess } from './excess.ts';
import { MAX_RAW_DEPTH, MAX_RAW_HTML } from './limits.ts';
import { prepareMarkdownTree } from './prepare-markdown-tree.ts';
import { rawDepth } from './raw-depth.ts';
import type { Reporter } from './reporter.ts';
import { measure, withinLimits } from './tree-size.ts';

/** How Markdown is read, in MDX too. */
export const FEATURES: Features = {
  // Ids get their prefix when the tree is sanitised.
  gfm: { footnotes: { clobberPrefix: '' } },
  frontmatter: false,
  smartPunctuation: false,
};

/**
 * Reads Markdown into a tree of HTML elements with positions. It is untrusted still: raw HTML is in it as elements.
 * @returns undefined, with a problem, for a text that nests or grows past the limits
 */
export function parseMarkdown(text: string, reporter: Reporter): Root | undefined {
  if (reportExcess(text, reporter)) return undefined;
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
