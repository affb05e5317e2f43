import { SIDEBAR_LEAST, SIDEBAR_LINKS } from '../limits.ts';
import type { FrontMatterBadge } from '../markdown/front-matter-data.ts';
import { firstLink, type NavigationEntry, type NavigationLink } from './navigation-entry.ts';

/** What the sidebar of one page shows. */
export type SidebarItem = SidebarPage | { kind: 'group'; label: string; items: SidebarItem[]; isOpen: boolean };

/** A link of the sidebar. */
export interface SidebarPage {
  kind: 'link';
  label: string;
  /** With the base. */
  href: string;
  badge?: FrontMatterBadge | undefined;
  /** It is the page that is read. */
  isCurrent: boolean;
}

/**
 * The sidebar of one page. It holds every entry where these are at most {@link SIDEBAR_LINKS}; of more, only the groups around the
 * page are open, other groups are links to their first page, and of a long list the neighbours of the page are shown.
 * @param way the place of the page: an index for each level, from the outermost; empty where it is not in the navigation
 * @param size how many entries there are, groups and links
 */
export function viewSidebar(entries: readonly NavigationEntry[], way: readonly number[], size: number): SidebarItem[] {
  if (size <= SIDEBAR_LINKS) return viewAll(entries, way);
  const room = Math.max(SIDEBAR_LEAST, Math.floor(SIDEBAR_LINKS / Math.max(1, way.length)));
  return viewAround(entries, way, room);
}

function viewAll(entries: readonly NavigationEntry[], way: readonly number[] | undefined): SidebarItem[] {
  return entries.map((entry, index) => {
    const isOnWay = way?.[0] === index;
    if (entry.kind === 'link') return toPage(entry, isOnWay);
    const items = viewAll(entry.entries, isOnWay ? way.slice(1) : undefined);
    return { kind: 'group', label: entry.label, items, isOpen: isOnWay || !entry.isCollapsed };
  });
}

function viewAround(entries: readonly NavigationEntry[], way: readonly number[], room: number): SidebarItem[] {
  const [here = 0, ...rest] = way;
  const start = Math.max(0, Math.min(here - Math.floor(room / 2), entries.length - room));
  const end = Math.min(entries.length, start + room);
  const shown = entries.slice(start, end).flatMap((entry, offset): SidebarItem[] => {
    const isOnWay = way[0] === start + offset;
    if (entry.kind === 'link') return [toPage(entry, isOnWay)];
    if (isOnWay)
      return [{ kind: 'group', label: entry.label, items: viewAround(entry.entries, rest, room), isOpen: true }];
    return leadTo(entry, entry.label);
  });
  const left = entries.length - end;
  return [
    ...leadTo(entries[start - 1], `${start} more before`),
    ...shown,
    ...leadTo(entries[end], `${left} more after`),
  ];
}

/** A link to the first page of an entry. */
function leadTo(entry: NavigationEntry | undefined, label: string): SidebarItem[] {
  const link = entry && firstLink(entry);
  return link ? [{ kind: 'link', label, href: link.href, isCurrent: false }] : [];
}

function toPage({ label, href, badge }: NavigationLink, isCurrent: boolean): SidebarPage {
  return { kind: 'link', label, href, badge, isCurrent };
}
