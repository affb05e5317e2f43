import { classifyHref, show } from '../links/classify-href.ts';
import type { FoundLink } from '../links/found-link.ts';
import { nearest } from '../links/nearest.ts';
import { pathKey } from '../links/site-path.ts';
import type { DocumentPage } from '../site.ts';
import { withBase } from '../urls.ts';
import { groupByFolder, toLink } from './group-by-folder.ts';
import { type NavigationEntry, toBadge } from './navigation-entry.ts';
import type { SidebarEntry } from './sidebar-option.ts';

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
      this.#refuse(pointer, entry, `There is no document at ${show(asPath(entry))}`, this.#pages.keys());
      return [];
    }
    if ('items' in entry) {
      const { label, items, collapsed = false } = entry;
      return [{ kind: 'group', label, entries: this.read(items, `${pointer}/items`), isCollapsed: collapsed }];
    }
    if ('directory' in entry) return this.#directory(entry, `${pointer}/directory`);
    const { label, link, badge } = entry;
    const found = classifyHref(link);
    const shown = { kind: 'link', label, badge: toBadge(badge) } as const;
    if (found.kind === 'external') return [{ ...shown, href: found.href, path: undefined }];
    const path = asPath(link);
    this.links.push({ href: path, written: show(link), pointer: `${pointer}/link` });
    return [{ ...shown, href: withBase(base, path), path }];
  }

  #directory(
    { directory, label, collapsed = false }: Extract<SidebarEntry, { directory: string }>,
    pointer: string,
  ): NavigationEntry[] {
    const { documents, base, lang } = this.#context;
    const path = asPath(directory);
    const entries = groupByFolder(documents, { directory: path, base, lang });
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
