import type { Element, Root } from 'hast';
import type { FoundLink } from '../links/found-link.ts';
import { type LinkContext, type ResolvedLink, resolveLink } from '../links/resolve-link.ts';
import { anchorKey, encodePath } from '../links/site-path.ts';
import { TOOL_SECTIONS } from '../tool-sections.ts';
import { withBase } from '../urls.ts';
import type { MarkdownSource } from './markdown-types.ts';
import type { FilePublisher } from './publish-file.ts';
import { placeOf, type Reporter } from './reporter.ts';
import { visitElements } from './visit-elements.ts';

/** What rewriting links needs besides the tree. */
export interface LinkOptions {
  source: MarkdownSource;
  base: string;
  context: LinkContext;
  /** Every id of the text, with its prefix. */
  ids: ReadonlySet<string>;
  /** The anchor of a heading that became the page's title, with its prefix. */
  titleId: string | undefined;
  publisher: FilePublisher;
  reporter: Reporter;
}

type PageLink = Extract<ResolvedLink, { kind: 'page' | 'same' }>;

/**
 * Turns every link into what the page needs: the base before paths, files beside the text published, headings' anchors
 * with their prefix. A link that is refused is a problem, and its text stays.
 * @returns the links that stay on the site, to be held against all pages
 */
export function rewriteLinks(tree: Root, options: LinkOptions): FoundLink[] {
  const found: FoundLink[] = [];
  const resolvedBefore = new Map<string, ResolvedLink>();
  visitElements(tree, (node) => {
    if (node.tagName !== 'a' || typeof node.properties.href !== 'string') return;
    const written = node.properties.href;
    const resolved = resolvedBefore.get(written) ?? resolveLink(written, options.context);
    resolvedBefore.set(written, resolved);
    if (resolved.kind === 'external') {
      node.properties.href = resolved.href;
    } else if (resolved.kind === 'file') {
      const published = options.publisher.publishLinked(resolved, node);
      if (published === undefined) unlink(node);
      else node.properties.href = published + (resolved.hash ? `#${encodeURIComponent(resolved.hash)}` : '');
    } else if (resolved.kind === 'refused') {
      options.reporter.error(node, resolved.code, resolved.fault, resolved.fix);
      unlink(node);
    } else {
      found.push(rewritePageLink(node, written, resolved, options));
    }
  });
  return found;
}

function rewritePageLink(node: Element, written: string, link: PageLink, options: LinkOptions): FoundLink {
  const { tool, file } = options.source;
  const path = link.kind === 'same' ? options.source.url : link.path;
  const hash =
    link.hash && (link.kind === 'same' ? ownAnchor(link.hash, options) : anchorOn(link.path, link.hash, link.byFile));
  const before = link.kind === 'same' ? '' : withBase(options.base, encodePath(path));
  const query = link.query === undefined ? '' : `?${link.query}`;
  const after = hash === undefined ? '' : `#${isState(path, hash) ? hash : encodeURIComponent(hash)}`;
  node.properties.href = before + query + after || '#';
  const anchor = hash && !isState(path, hash) ? `#${hash}` : '';
  return { href: path + anchor, written, tool, file, ...placeOf(node) };
}

/** A fragment of a tool's page with `=` in it opens the tool with those inputs; no heading's anchor has that sign. */
function isState(path: string, hash: string): boolean {
  return isToolPage(path) && hash.includes('=');
}

function isToolPage(path: string): boolean {
  return /^\/tools\/[^/]+\/?$/.test(path);
}

/** An anchor on the text's own page: a heading comes before a section of the page that has the same name. */
function ownAnchor(hash: string, { source, ids, titleId }: LinkOptions): string {
  if (isState(source.url, hash)) return hash;
  const key = anchorKey(hash);
  if (source.kind === 'document') return key;
  const own = `help-${key}`;
  if (own === titleId) return 'help';
  if (ids.has(own)) return own;
  return isPageId(key) ? key : own;
}

/** An anchor on another page. A tool's help was named by its file, or has a prefix that its author may not know of. */
function anchorOn(path: string, hash: string, byFile: boolean): string {
  if (isState(path, hash)) return hash;
  const key = anchorKey(hash);
  if (!isToolPage(path) || key === '') return key;
  return isPageId(key) && !(byFile && TOOL_SECTIONS.has(key)) ? key : `help-${key}`;
}

function isPageId(id: string): boolean {
  return TOOL_SECTIONS.has(id) || /^(?:help|pb)-/.test(id);
}

/** Leaves the text of a link without the link. */
function unlink(node: Element): void {
  node.tagName = 'span';
  node.properties = {};
}
