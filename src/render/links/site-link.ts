import { TOOL_SECTIONS } from '../tool-sections.ts';
import { EMBEDS, withBase } from '../urls.ts';
import type { ResolvedLink } from './resolve-link.ts';
import { anchorKey, encodePart, encodePath } from './site-path.ts';

/** A link that stays on the site. */
export type InnerLink = Extract<ResolvedLink, { kind: 'page' | 'same' }>;

/** A link as it stands in a page, and as it is held against all pages. */
export interface SiteLink {
  /** With the base. */
  href: string;
  /** Without the base and the query, decoded: the `href` of a FoundLink. */
  target: string;
}

/**
 * Writes a link that stays on the site.
 * @param options `url`: the path of the page it stands on. `ownAnchor`: the id that an anchor on that page means
 */
export function toSiteLink(
  link: InnerLink,
  options: { base: string; url: string; ownAnchor(anchor: string): string },
): SiteLink {
  const path = link.kind === 'same' ? options.url : link.path;
  const before = link.kind === 'same' ? '' : withBase(options.base, encodePath(path));
  const query = link.query === undefined ? '' : `?${link.query}`;
  const { hash } = link;
  if (hash === undefined) return { href: before + query, target: path };
  if (hash === '') return { href: `${before}${query}#`, target: path };
  // A fragment with `=` in it opens a tool with those inputs; no heading's anchor has that sign.
  if (opensTool(path) && hash.includes('=')) return { href: `${before}${query}#${hash}`, target: path };
  const key = anchorKey(hash);
  const anchor = link.kind === 'same' ? options.ownAnchor(key) : anchorOn(path, key, link.byFile);
  return { href: `${before}${query}#${encodePart(anchor)}`, target: `${path}#${anchor}` };
}

/** An anchor on another page. A tool's help was named by its file, or has a prefix that its author may not know of. */
function anchorOn(path: string, key: string, byFile: boolean): string {
  if (!isToolPage(path)) return key;
  return isToolPageId(key) && !(byFile && TOOL_SECTIONS.has(key)) ? key : `help-${key}`;
}

/** An anchor on a tool's own page, where the ids of its help are known: a heading comes before a section of its name. */
export function ownToolAnchor(key: string, helpIds: ReadonlySet<string>): string {
  const own = `help-${key}`;
  return !helpIds.has(own) && isToolPageId(key) ? key : own;
}

/** A tool's page, or that of a server, which has help too; not the second page of a list of tools. */
function isToolPage(path: string): boolean {
  return /^\/tools\/(?!page\/)[^/]+(?:\/[^/]+)?\/?$/.test(path);
}

/** A tool's page, or the one that shows it without the site around it. */
function opensTool(path: string): boolean {
  return isToolPage(path) || path.startsWith(EMBEDS);
}

function isToolPageId(id: string): boolean {
  return TOOL_SECTIONS.has(id) || /^(?:help|pb)-/.test(id);
}
