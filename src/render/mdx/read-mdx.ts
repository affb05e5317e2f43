import type { Root } from 'hast';
import type { MarkdownSource } from '../markdown/markdown-types.ts';
import type { Reporter } from '../markdown/reporter.ts';
import { checkComponents } from './check-components.ts';
import { type DocumentCode, readDocumentCode } from './document-code.ts';
import type { ToolFacts } from './own-components.ts';
import { parseMdx } from './parse-mdx.ts';

/** MDX whose every component is known. */
export interface ReadMdx {
  tree: Root;
  code: DocumentCode;
  /** The components of Pegboard that are drawn by one of Astro's. */
  used: ReadonlySet<string>;
}

/** What reading MDX needs besides the text. */
export interface MdxContext {
  /** The site's root, absolute: nothing outside it is imported by a path. */
  siteRoot: string;
  /** Default: the tools that components name are not checked. */
  tools?: ToolFacts | undefined;
  reporter: Reporter;
}

/** Is it MDX, by the name of its file? */
export function isMdx({ kind, absolute }: Pick<MarkdownSource, 'kind' | 'absolute'>): boolean {
  return kind === 'document' && absolute.endsWith('.mdx');
}

/** Reads a document of MDX, and checks its imports and its components. @returns undefined, with a problem, for what is not MDX */
export function readMdx(source: MarkdownSource, { siteRoot, tools, reporter }: MdxContext): ReadMdx | undefined {
  const { text, absolute } = source;
  const parsed = parseMdx(text, reporter);
  if (!parsed) return undefined;
  const { tree, statements } = parsed;
  const code = readDocumentCode(statements, { text, absolute, siteRoot }, reporter);
  return { tree, code, used: checkComponents(tree, code, { text, facts: tools, reporter }) };
}
