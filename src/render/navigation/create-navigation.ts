import { firstLink, type NavigationEntry, type NavigationLink } from './navigation-entry.ts';
import { type SidebarItem, viewSidebar } from './view-sidebar.ts';

/** A part of the site that a page lies in. */
export interface Crumb {
  label: string;
  /** Of its first page, with the base; undefined where it has none. */
  href: string | undefined;
}

/** How one goes about the documents of a site. */
export interface Navigation {
  /** The outermost entries as links, each to its first page. */
  sections: NavigationLink[];
  /** The outermost entry that the page at a path lies in, as one of the `sections`; undefined where it is not in the sidebar. */
  section(path: string): NavigationLink | undefined;
  /** The sidebar of the page at a path. */
  sidebar(path: string): SidebarItem[];
  /** The groups that the page lies in, from the outermost. */
  crumbs(path: string): Crumb[];
  /** The page before it. */
  before(path: string): NavigationLink | undefined;
  /** The page after it. */
  after(path: string): NavigationLink | undefined;
}

interface Place {
  /** An index for each level. */
  way: number[];
  /** The place among all pages. */
  number: number;
  crumbs: Crumb[];
}

/** Makes the navigation of a site. Of a page that is in it twice, the first place counts. */
export function createNavigation(entries: readonly NavigationEntry[]): Navigation {
  const pages: NavigationLink[] = [];
  const places = new Map<string, Place>();
  let size = 0;
  const visit = (inside: readonly NavigationEntry[], way: number[], crumbs: Crumb[]) => {
    for (const [index, entry] of inside.entries()) {
      size++;
      const here = [...way, index];
      if (entry.kind === 'group') {
        visit(entry.entries, here, [...crumbs, { label: entry.label, href: firstLink(entry)?.href }]);
      } else if (entry.path !== undefined && !places.has(entry.path)) {
        places.set(entry.path, { way: here, number: pages.length, crumbs });
        pages.push(entry);
      }
    }
  };
  visit(entries, [], []);

  const neighbour = (path: string, step: number) => {
    const place = places.get(path);
    return place && pages[place.number + step];
  };
  const sections = entries.map((entry) => {
    const link = firstLink(entry);
    return link && { ...link, label: entry.label };
  });
  return {
    sections: sections.filter((section) => section !== undefined),
    section: (path) => sections[places.get(path)?.way[0] ?? -1],
    sidebar: (path) => viewSidebar(entries, places.get(path)?.way ?? [], size),
    crumbs: (path) => places.get(path)?.crumbs ?? [],
    before: (path) => neighbour(path, -1),
    after: (path) => neighbour(path, 1),
  };
}
