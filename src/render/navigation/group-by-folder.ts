import { SIDEBAR_DEPTH } from '../limits.ts';
import type { DocumentPage } from '../site.ts';
import { withBase } from '../urls.ts';
import { type NavigationEntry, type NavigationLink, toBadge } from './navigation-entry.ts';

/** What the page of a folder is called in the folder's own group. */
const OVERVIEW = 'Overview';

/** A folder of documents, or one document; or a document whose path is that of a folder. */
interface Node {
  /** The last part of its path. */
  name: string;
  page?: DocumentPage;
  below: Map<string, Node>;
}

/** How documents are grouped. */
export interface GroupOptions {
  base: string;
  /** The path whose documents are grouped. It begins and ends with a slash. */
  directory: string;
  /** The language that labels are sorted in. */
  lang: string;
  /** Whether the groups show their names only. Default false. */
  isCollapsed?: boolean;
}

/**
 * The documents below a path as a tree of their folders. A folder is called as its own page is, or by its name; among neighbours
 * `order` decides, then the label. What lies deeper than {@link SIDEBAR_DEPTH} folders stands in the deepest group.
 */
export function groupByFolder(documents: readonly DocumentPage[], options: GroupOptions): NavigationEntry[] {
  const { directory, lang } = options;
  const root: Node = { name: '', below: new Map() };
  for (const page of documents) {
    if (!page.path.startsWith(directory)) continue;
    const parts = page.path.slice(directory.length, -1).split('/').filter(Boolean);
    const path = [...parts.slice(0, SIDEBAR_DEPTH - 1), parts.slice(SIDEBAR_DEPTH - 1).join('/')].filter(Boolean);
    let node = root;
    for (const name of path) {
      const next = node.below.get(name) ?? { name, below: new Map() };
      node.below.set(name, next);
      node = next;
    }
    node.page = page;
  }
  const collator = new Intl.Collator(lang, { numeric: true });
  return entriesOf(root, options, (a, b) => collator.compare(a, b));
}

type Compare = (a: string, b: string) => number;

/** The page of a folder, and then what is in it. */
function entriesOf({ page, below }: Node, options: GroupOptions, compare: Compare): NavigationEntry[] {
  const inside = [...below.values()].flatMap((node) => {
    const entry = toEntry(node, options, compare);
    return entry ? { entry, order: orderOf(node.page) } : [];
  });
  inside.sort((a, b) => (a.order === b.order ? compare(a.entry.label, b.entry.label) : a.order < b.order ? -1 : 1));
  const own = page && !page.sidebar?.hidden ? [toLink(page, options.base, OVERVIEW)] : [];
  return [...own, ...inside.map(({ entry }) => entry)];
}

function toEntry(node: Node, options: GroupOptions, compare: Compare): NavigationEntry | undefined {
  const { page, below, name } = node;
  if (below.size === 0) return page && !page.sidebar?.hidden ? toLink(page, options.base) : undefined;
  const entries = entriesOf(node, options, compare);
  if (entries.length === 0) return undefined;
  return { kind: 'group', label: page?.title ?? inWords(name), entries, isCollapsed: options.isCollapsed ?? false };
}

/** The link to a document. */
export function toLink(page: DocumentPage, base: string, label = page.title): NavigationLink {
  const { sidebar, path } = page;
  const badge = page.isDraft ? { text: 'Draft', tone: 'warn' as const } : toBadge(sidebar?.badge);
  return { kind: 'link', label: sidebar?.label ?? label, href: withBase(base, path), path, badge };
}

function orderOf(page: DocumentPage | undefined): number {
  return page?.sidebar?.order ?? Number.POSITIVE_INFINITY;
}

/** `first-steps` becomes `First steps`. */
function inWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
