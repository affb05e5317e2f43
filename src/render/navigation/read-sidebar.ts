import { classifyHref, show } from '../links/classify-href.ts';
import type { FoundLink } from '../links/found-link.ts';
import { nearest } from '../links/nearest.ts';
import { toSiteLink } from '../links/site-link.ts';
import { decodePart, pathKey } from '../links/site-path.ts';
import type { DocumentPage } from '../site.ts';
import { groupByFolder, toLink } from './group-by-folder.ts';
import { type NavigationEntry, type NavigationLink, toBadge } from './navigation-entry.ts';
import type { SidebarEntry, SidebarLink } from './sidebar-option.ts';

/** Something wrong with the option `sidebar`, before its place in the file is known. */
export interface SidebarFault {
  /** JSON Pointer of the entry within the options. */
  pointer: string;
  /** The text at fault, as it is written. */
  written: string;
  code: string;
  fault: string;
  fix: string;
}

/** What the option `sidebar` comes to. */
export interface ReadSidebar {
  entries: NavigationEntry[];
  faults: SidebarFault[];
  /** Its links to pages of the site, to be held against all pages. */
  links: Pick<FoundLink, 'href' | 'written' | 'pointer'>[];
}

/** What a sidebar may name. */
export interface SidebarContext {
  documents: readonly DocumentPage[];
  /** The paths of drafts that are left out. */
  drafts: ReadonlySet<string>;
  base: string;
  lang: string;
}

/** Turns the option `sidebar` into what the navigation is made of. What names nothing is left out, with a fault. */
export function readSidebar(option: readonly SidebarEntry[], context: SidebarContext): ReadSidebar {
  const reader = new SidebarReader(context);
  const entries = reader.read(option, '/sidebar');
  return { entries, faults: reader.faults, links: reader.links };
}

class SidebarReader {
  readonly faults: SidebarFault[] = [];
  readonly links: ReadSidebar['links'] = [];
  readonly #context: SidebarContext;
  readonly #pages: Map<string, DocumentPage>;

  constructor(context: SidebarContext) {
    this.#context = context;
    this.#pages = new Map(context.documents.map((page) => [pathKey(page.path), page]));
  }

  read(option: readonly SidebarEntry[], pointer: string): NavigationEntry[] {
    return option.flatMap((entry, index) => this.#entry(entry, `${pointer}/${index}`));
  }

  #entry(entry: SidebarEntry, pointer: string): NavigationEntry[] {
    const { base } = this.#context;
    if (typeof entry === 'string') {
      const page = this.#pages.get(asPath(entry));
      if (page) return [toLink(page, base)];
      // The check of all links says so.
      const path = asPath(entry);
      if (this.#context.drafts.has(path)) this.links.push({ href: path, written: show(entry), pointer });
      else this.#refuse(pointer, entry, `There is no document at ${show(path)}`, this.#pages.keys());
      return [];
    }
    if ('items' in entry) {
      const { label, items, collapsed = false } = entry;
      return [{ kind: 'group', label, entries: this.read(items, `${pointer}/items`), isCollapsed: collapsed }];
    }
    if ('directory' in entry) return this.#directory(entry, `${pointer}/directory`);
    return this.#linkTo(entry, `${pointer}/link`);
  }

  #linkTo({ label, link, badge }: SidebarLink, pointer: string): NavigationLink[] {
    const found = classifyHref(link);
    const shown = { kind: 'link', label, badge: toBadge(badge) } as const;
    if (found.kind === 'external') return [{ ...shown, href: found.href, path: undefined }];
    if (found.kind === 'refused' || found.kind === 'same') {
      this.#refuse(pointer, link, `The link ${show(link)} names no page`, this.#pages.keys());
      return [];
    }
    const { query, hash } = found;
    const path = `/${found.path.replace(/^\/+/, '').split('/').map(decodePart).join('/')}`;
    const { href, target } = toSiteLink(
      { kind: 'page', path, query, hash, byFile: false },
      { base: this.#context.base, url: '/', ownAnchor: (key) => key },
    );
    this.links.push({ href: target, written: show(link), pointer });
    // A place in a page is not the page: it has no part in the order of pages.
    return [{ ...shown, href, path: hash === undefined ? pathKey(path) : undefined }];
  }

  #directory(
    { directory, label, collapsed = false }: Extract<SidebarEntry, { directory: string }>,
    pointer: string,
  ): NavigationEntry[] {
    const { documents, base, lang } = this.#context;
    const path = asPath(directory);
    const entries = groupByFolder(documents, { directory: path, base, lang, isCollapsed: collapsed });
    if (entries.length === 0) {
      const folders = new Set([...this.#pages.keys()].flatMap(foldersOf));
      this.#refuse(pointer, directory, `There is no document below ${show(path)}`, folders);
    }
    return label === undefined ? entries : [{ kind: 'group', label, entries, isCollapsed: collapsed }];
  }

  #refuse(pointer: string, written: string, fault: string, candidates: Iterable<string>): void {
    const near = nearest(asPath(written), candidates);
    const fix = near ? `Did you mean ${near}?` : 'Correct the path, or remove the entry';
    this.faults.push({ pointer, written, code: 'sidebar-entry', fault, fix });
  }
}

/** `guides/cards`, `/guides/cards` and `/guides/cards/` name one page. */
function asPath(written: string): string {
  return pathKey(`/${written.replace(/^\/+/, '')}`);
}

/** `/a/b/c/` lies in `/a/b/` and `/a/`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(1, -2);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`);
}
