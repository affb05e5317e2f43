import type { Loss } from '../model/declaration.ts';
import type { InputValues } from '../model/input.ts';
import type { Output } from '../model/output.ts';
import type { Problem } from '../model/problem.ts';
import type { Tool } from '../model/tool.ts';
import type { ToolServer } from '../model/tool-server.ts';
import type { FrontMatterSidebar } from './markdown/front-matter-data.ts';
import type { RenderedMarkdown } from './markdown/markdown-types.ts';
import type { Navigation } from './navigation/create-navigation.ts';

/** A heading that a table of contents may list. */
export interface PageHeading {
  /** From 1 to 6. */
  depth: number;
  /** Its anchor. */
  id: string;
  /** Its text, without markup. */
  text: string;
}

/** Rendered Markdown. */
export interface Prose {
  html: string;
  headings: PageHeading[];
}

/** A link as it stands in a page: the base is in it. */
export interface PageLink {
  label: string;
  href: string;
}

/** A tag, and what it is called in URLs. */
export interface Tag {
  /** As authors write it. */
  name: string;
  /** Its URL segment. */
  slug: string;
  /** How many tools of the gallery carry it. */
  count: number;
}

/** A tool written down for programs, in a file of its own or, where a dialect cannot say it, not. */
export interface EmittedFile {
  /** The dialect, or what else is in it. */
  title: string;
  /** Its name, such as `mcp.json`. */
  file: string;
  /** Its path, without the base; absent where there is none. */
  path?: string;
  /** Why there is none: a sentence with its full stop. */
  refused?: string;
  /** What it does not say of the tool. */
  losses: Loss[];
}

/** Everything a tool's page shows. */
export interface ToolPage {
  tool: Tool;
  /** The page's path, without the base. */
  path: string;
  /** Its result for the default inputs, computed at build time. None for a retired tool. */
  seed: Output | undefined;
  /** Its known answers, in their order. */
  cases: { name: string; passed: boolean }[];
  /** The results of its samples, in their order: what is found, and not shown. None where a sample was not run. */
  sampleResults: (Output | undefined)[];
  /** The URL of its module, with the base. None for a retired tool. */
  module: string | undefined;
  help: Prose | undefined;
  /** What readers call its dialect. */
  dialect: string;
  /** What programs read of it. */
  emitted: EmittedFile[];
  tags: Tag[];
  /** Its links, with the base where they stay on the site. */
  links: PageLink[];
  /** The tools of the site that its definition names, with the base. */
  related: PageLink[];
  /** The commit that last changed the tool, where the site's root is a git repository. */
  commit: string | undefined;
  /** The day of its last change, such as `2026-03-01`. */
  lastUpdated?: string | undefined;
}

/** Everything the pages of a server show. */
export interface ServerPage {
  server: ToolServer;
  /** What readers call its dialect. */
  dialect: string;
  /** The first page's path, without the base. */
  path: string;
  /** Its tools, in the order of its definition. */
  tools: ToolPage[];
  help: Prose | undefined;
  /** The URL of its definition, with the base. */
  definition: string;
  /** The commit that last changed it, where the site's root is a git repository. */
  commit: string | undefined;
}

/** A page made from a document of Markdown or MDX. */
export interface DocumentPage {
  /** The page's path, without the base. */
  path: string;
  title: string;
  description: string;
  /** Of MDX: what is known of it before it is drawn. */
  prose: Prose;
  /** Its place in the sidebar. Default: by its title, behind those with an order. */
  sidebar?: FrontMatterSidebar | undefined;
  /** The headings that "On this page" lists. Default: those of levels 2 and 3. */
  contents?: PageHeading[] | undefined;
  /** The pages before and after it, where they are not its neighbours in the sidebar; false for none. Default: the neighbours. */
  steps?: RenderedMarkdown['steps'] | undefined;
  /** It is shown while one develops, and in no build. Default false. */
  isDraft?: boolean;
  /** Where its file can be edited. */
  editUrl?: string | undefined;
  /** The day of its last change, such as `2026-03-01`. */
  lastUpdated?: string | undefined;
  /** Of MDX: the JavaScript that draws it, and the id of that module. Nothing for Markdown. */
  compiled?: { id: string; code: string } | undefined;
}

/** The whole site, ready to be drawn: what routes read. */
export interface Site {
  title: string;
  description: string;
  /** Begins and ends with a slash. */
  base: string;
  /** Where it will be published, such as `https://example.com`; undefined where that is not known. */
  origin: string | undefined;
  /** Of its texts, as a BCP 47 tag. */
  lang: string;
  nav: PageLink[];
  links: PageLink[];
  /** Every tool with a page, sorted by id. */
  tools: ToolPage[];
  /** The page of a tool by its id. */
  toolPages: ReadonlyMap<string, ToolPage>;
  /** What offers several tools, by id and sorted by it. */
  servers: ReadonlyMap<string, ServerPage>;
  /** The result of a tool for values that a page gives it, one for every input; undefined where it gives none. */
  answer(id: string, input: InputValues): Promise<Output | undefined>;
  /** The tools that have a card, in the gallery's order. */
  gallery: ToolPage[];
  /** Sorted by name. */
  tags: Tag[];
  /** Some tool has a known answer. */
  isProved: boolean;
  /** Without the home page's. */
  documents: DocumentPage[];
  /** How one goes about them. */
  navigation: Navigation;
  /** What `content/index.md` says on the home page. */
  home: DocumentPage | undefined;
  /** The URL of the feed; none where nothing can be told by one. */
  feed?: string | undefined;
  /** The picture that a page is shown by elsewhere: its path, without the base, by the page's. Empty where nobody said where the site is published. */
  socialImages: ReadonlyMap<string, string>;
  /** The URLs of the scripts that run before anything is drawn, of a page and of an embed page, and of what the header does. */
  scripts: { theme: string; embed: string; header: string };
  /** The URL of the style sheet of search. */
  searchStyles: string;
  /** Told what is wrong with a document as it is drawn: a build gathers it, and a server says it at once by throwing. */
  report(problem: Problem): void;
  /** The content policy of every page; none while one develops, for Vite then puts styles and its client into the page itself. */
  policy: string | undefined;
}

const KEY = Symbol.for('pegboard.site');
const holder = globalThis as { [KEY]?: Site };

/**
 * Hands the site from the integration to the routes. Astro loads them as two module graphs (and an installed package
 * has each module twice, compiled and as source), so a module's own variable would not be shared: the process is.
 */
export function setCurrentSite(site: Site): void {
  holder[KEY] = site;
}

/** The site being built or served. @throws where the integration has not loaded it */
export function currentSite(): Site {
  const site = holder[KEY];
  if (!site) throw new Error('No site is loaded: add pegboard() to the integrations of astro.config');
  return site;
}
