import type { Element, Root } from 'hast';
import { show } from '../links/classify-href.ts';
import type { FoundLink } from '../links/found-link.ts';
import { type LinkContext, type ResolvedLink, resolveLink } from '../links/resolve-link.ts';
import { type InnerLink, ownToolAnchor, toSiteLink } from '../links/site-link.ts';
import { anchorKey, encodePart } from '../links/site-path.ts';
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
  /** The anchor that a heading which became the page's title would have had, with its prefix. */
  titleId: string | undefined;
  publisher: FilePublisher;
  reporter: Reporter;
}

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
      else node.properties.href = published + (resolved.hash ? `#${encodePart(anchorKey(resolved.hash))}` : '');
    } else if (resolved.kind === 'refused') {
      options.reporter.error(node, resolved.code, resolved.fault, resolved.fix);
      unlink(node);
    } else {
      found.push(rewriteInnerLink(node, written, resolved, options));
    }
  });
  return found;
}

function rewriteInnerLink(node: Element, written: string, link: InnerLink, options: LinkOptions): FoundLink {
  const { tool, file, url, kind } = options.source;
  const ownAnchor = (key: string) => {
    if (kind === 'document') return key === options.titleId ? 'top' : key;
    return `help-${key}` === options.titleId ? 'help' : ownToolAnchor(key, options.ids);
  };
  const { href, target } = toSiteLink(link, { base: options.base, url, ownAnchor });
  node.properties.href = href;
  return { href: target, written: show(written), tool, file, ...placeOf(node) };
}

/** Leaves the text of a link without the link. */
function unlink(node: Element): void {
  node.tagName = 'span';
  node.properties = {};
}
