import type { Root, RootContent } from 'hast';
import { type MdxjsEsmHast, mdxToHast } from 'satteri';
import { reportExcess } from '../markdown/excess.ts';
import { FEATURES } from '../markdown/parse-markdown.ts';
import { prepareMarkdownTree } from '../markdown/prepare-markdown-tree.ts';
import type { Reporter } from '../markdown/reporter.ts';
import { measure, withinLimits } from '../markdown/tree-size.ts';
import { reportSyntax } from './mdx-syntax.ts';
import { readHtml } from './read-html.ts';

/** MDX, read. */
export interface ParsedMdx {
  /** HTML elements, components and expressions, with positions. */
  tree: Root;
  /** The imports and exports, as they stand in the text. */
  statements: MdxjsEsmHast[];
}

/**
 * Reads MDX. It is code of the site's own author, and is trusted as such.
 * @returns undefined, with a problem, for what is not MDX, and for a text past the limits
 */
export function parseMdx(text: string, reporter: Reporter): ParsedMdx | undefined {
  if (reportExcess(text, reporter)) return undefined;
  let tree: Root;
  try {
    tree = mdxToHast(text, { features: FEATURES }) as Root;
  } catch (error) {
    reportSyntax(error, reporter);
    return undefined;
  }
  if (!withinLimits(measure(tree), reporter)) return undefined;
  const isStatement = (node: RootContent): node is MdxjsEsmHast => node.type === 'mdxjsEsm';
  const statements = tree.children.filter(isStatement);
  tree.children = tree.children.filter((node) => !isStatement(node));
  prepareMarkdownTree(tree);
  readHtml(tree, reporter);
  return { tree, statements };
}
