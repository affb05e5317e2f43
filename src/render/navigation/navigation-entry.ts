import type { FrontMatterBadge } from '../markdown/front-matter-data.ts';

/** A page of the navigation, or an address off the site. */
export interface NavigationLink {
  kind: 'link';
  label: string;
  /** With the base. */
  href: string;
  /** The page's path, without the base; undefined off the site. */
  path: string | undefined;
  badge?: FrontMatterBadge | undefined;
}

/** Pages under a name. */
export interface NavigationGroup {
  kind: 'group';
  label: string;
  entries: NavigationEntry[];
  /** Shows its name only, unless the page that is read is in it. */
  isCollapsed: boolean;
}

/** What the navigation of a site is made of. */
export type NavigationEntry = NavigationLink | NavigationGroup;

/** The first link of an entry; undefined for a group without one. */
export function firstLink(entry: NavigationEntry): NavigationLink | undefined {
  if (entry.kind === 'link') return entry;
  for (const inner of entry.entries) {
    const link = firstLink(inner);
    if (link) return link;
  }
  return undefined;
}

/** A badge with its tone said. */
export function toBadge(badge: string | FrontMatterBadge | undefined): FrontMatterBadge | undefined {
  return typeof badge === 'string' ? { text: badge } : badge;
}
