import { CARDS_PER_PAGE, TAGS_PER_PAGE, TOOLS_PER_SERVER_PAGE } from './limits.ts';
import { paginate } from './paginate.ts';
import type { ServerPage, Site, ToolPage } from './site.ts';
import { TOOL_SECTIONS } from './tool-sections.ts';
import { embedPath, galleryPath, SEARCH, serverPath, tagPath, tagsPath } from './urls.ts';

/** What a site has besides what its pages say of themselves. */
export interface SitePagesOptions {
  /** The ids of the help of each tool and server, by page path. */
  helpIds: ReadonlyMap<string, ReadonlySet<string>>;
  /** The ids of each document, by page path. */
  documentIds: ReadonlyMap<string, ReadonlySet<string>>;
  /** Files that are no pages, by path below the base. */
  files: Iterable<string>;
  /** Paths that are redirected. */
  redirects: readonly string[];
}

/** Every path that answers, without the base, and the anchors on it: what links are held against. */
export function sitePages(site: Site, options: SitePagesOptions): Map<string, ReadonlySet<string>> {
  const { helpIds, documentIds, files, redirects } = options;
  const none: ReadonlySet<string> = new Set();
  const pages = new Map<string, ReadonlySet<string>>([['/', documentIds.get('/') ?? none]]);
  const addList = (items: readonly unknown[], size: number, pathOf: (page: number) => string) => {
    for (const { number } of paginate(items, size)) pages.set(pathOf(number), none);
  };
  addList(site.gallery, CARDS_PER_PAGE, galleryPath);
  addList(site.tags, TAGS_PER_PAGE, tagsPath);
  for (const tag of site.tags) {
    addList(Array.from({ length: tag.count }), CARDS_PER_PAGE, (page) => tagPath(tag.slug, page));
  }
  for (const page of site.tools) {
    pages.set(page.path, new Set([...sectionsOf(page), ...(helpIds.get(page.path) ?? [])]));
    pages.set(embedPath(page.tool.id), none);
  }
  for (const page of site.servers.values()) {
    addList(page.tools, TOOLS_PER_SERVER_PAGE, (number) => serverPath(page.server.id, number));
    pages.set(page.path, new Set([...serverSections(page), ...(helpIds.get(page.path) ?? [])]));
  }
  pages.set(SEARCH, none);
  for (const { path } of site.documents) pages.set(path, documentIds.get(path) ?? none);
  for (const file of files) pages.set(`/${file}`, none);
  for (const path of redirects) pages.set(path.endsWith('/') ? path : `${path}/`, none);
  return pages;
}

/** The sections that the first page of a server has. */
function serverSections({ help }: ServerPage): string[] {
  return help ? ['tools', 'help'] : ['tools'];
}

/** The sections a tool's page has: those with nothing in them are left out. */
function sectionsOf({ tool, help, cases, links, related }: ToolPage): string[] {
  const missing = new Set<string>([
    'tools',
    ...(tool.samples.length === 0 ? ['samples'] : []),
    ...(help === undefined ? ['help'] : []),
    ...(cases.length === 0 ? ['proof'] : []),
    ...(links.length === 0 || tool.status === 'retired' ? ['links'] : []),
    ...(related.length === 0 ? ['related'] : []),
    ...(tool.status === 'retired' ? ['elsewhere'] : []),
    ...(tool.kinds.length === 0 ? ['results'] : []),
    ...(tool.declarations.length === 0 ? ['declares'] : []),
    ...(tool.modelView === undefined ? ['model'] : []),
    ...(Object.keys(tool.rest).length === 0 ? ['also'] : []),
    ...(tool.losses.length === 0 ? ['losses'] : []),
  ]);
  return [...TOOL_SECTIONS].filter((section) => !missing.has(section));
}
