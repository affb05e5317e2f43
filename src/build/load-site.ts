import { join, resolve } from 'node:path';
import type { Problem } from '../model/problem.ts';
import type { ResolvedOptions } from '../options.ts';
import { defaultNav } from '../render/default-nav.ts';
import { FEED } from '../render/emit/feed.ts';
import { checkLinks } from '../render/links/check-links.ts';
import { createMarkdownRenderer } from '../render/markdown/render-markdown.ts';
import type { PageLink, Site } from '../render/site.ts';
import { sitePages } from '../render/site-pages.ts';
import { normaliseBase, ownerOf, toolPath, withBase } from '../render/urls.ts';
import { readApi } from './api/read-api.ts';
import { contentPolicy } from './content-policy.ts';
import { createAnswers } from './create-answers.ts';
import { documentDates } from './document-dates.ts';
import { documentSources } from './document-sources.ts';
import { createDrawingReport } from './drawing-report.ts';
import type { FileSource } from './effects.ts';
import { sortProblems } from './file-problem.ts';
import { folderDates } from './folder-dates.ts';
import { checkLedger } from './ledger.ts';
import { loadTools } from './load-tools.ts';
import { makeNavigation } from './make-navigation.ts';
import { Memory } from './memory.ts';
import { pagePaths } from './page-paths.ts';
import { programFiles } from './program-files.ts';
import { quoteMade } from './quote-made.ts';
import { type RunLoaders, readDocuments } from './read-documents.ts';
import { rememberTexts } from './remember-texts.ts';
import { renderDocuments } from './render-documents.ts';
import { renderServerPages } from './render-server-pages.ts';
import { renderToolPages } from './render-tool-pages.ts';
import { formatText } from './report.ts';
import { runPageLoaders } from './run-page-loaders.ts';
import { scratchDirectory } from './scratch-directory.ts';
import { siteFiles } from './site-files.ts';
import { type SocialCard, socialCards } from './social/social-cards.ts';
import { socialImagePath } from './social/social-images.ts';
import { Stages } from './stages.ts';
import { toolCommits } from './tool-commits.ts';
import { toolFacts } from './tool-facts.ts';

/** A site ready to be drawn, what is written beside its pages, and everything that is wrong with it. */
export interface LoadedSite {
  site: Site;
  /** What is published beside the pages, by its path below the base. */
  files: Map<string, FileSource>;
  /** The same, of what the site may have of its own at that path: then that one stays. */
  offers: Map<string, FileSource>;
  /** What is still to be drawn of pages, for those who are sent a link. */
  socialCards: SocialCard[];
  /** Every path that answers, without the base. */
  paths: string[];
  problems: Problem[];
  /** The problems as text. */
  report: string;
  /** What turns out to be wrong while pages are drawn, as text; undefined where nothing is. */
  drawingReport(): string | undefined;
}

/** What a site is made of, as it changes: its tools, its documents, and what page loaders make. */
export type SitePart = 'tools' | 'content' | 'loaders';

/** What a site is loaded from. */
export interface LoadSiteOptions {
  options: ResolvedOptions;
  /** The site's root, absolute. */
  root: string;
  /** As `astro.config` says it. */
  base: string;
  /** Where the site will be published, as `astro.config` says it, such as `https://example.com`. Default: it is not known. */
  origin?: string | undefined;
  /** A directory that survives between builds, absolute. */
  cache: string;
  /** Astro's directory of files that are served as they are, absolute. */
  publicDirectory: string;
  /** The paths that `astro.config` redirects, without the base. */
  redirects: readonly string[];
  /** The addresses of pages that the site has of its own, without the base. Default none. */
  ownRoutes?: readonly RegExp[];
  /** Whether it is served while one develops, and not built. Default false. */
  serves?: boolean;
  /** Told what is done, and how far it is. Default: nobody is. */
  stages?: Stages;
  /** What was computed before. Default: nothing was. */
  memory?: Memory;
  /** What did not change since the load before: the memory has it. Default: nothing. */
  unchanged?: ReadonlySet<SitePart> | undefined;
}

/** Loads a whole site: tools, documents, and every link between them. It never throws for what an author wrote. */
export async function loadSite(settings: LoadSiteOptions): Promise<LoadedSite> {
  const { options, root, cache, publicDirectory, redirects, origin, ownRoutes = [], serves = false } = settings;
  const { stages = new Stages(), memory = new Memory(), unchanged = new Set() } = settings;
  const base = normaliseBase(settings.base);
  const [tools, content] = [resolve(root, options.tools), resolve(root, options.content)];
  const modules = join(scratchDirectory(), 'modules');
  const runLoaders: RunLoaders = (loaders) =>
    memory.part('loaders', unchanged.has('loaders'), () => runPageLoaders(loaders, { root }));
  // None waits for another: git and the makers of pages work in processes and threads of their own.
  const [loaded, read, commits, dates] = await Promise.all([
    memory.part('tools', unchanged.has('tools'), () => loadTools({ tools, root, outDir: modules, stages, memory })),
    memory.part('content', unchanged.has('content'), () => readDocuments(content, root, runLoaders)),
    toolCommits(tools),
    documentDates(tools),
  ]);
  if (options.api) stages.begin('Reading types');
  const api = options.api ? await readApi({ api: options.api, root, cache }) : { documents: [], problems: [] };
  stages.begin('Rendering texts');

  const documentPaths = new Map<string, string>();
  const toolPage = pagePaths(loaded);
  const resolvePath = (absolute: string) => toolPage(absolute) ?? documentPaths.get(absolute);
  const renderer = createMarkdownRenderer({
    base,
    resolvePath,
    publicDirectory,
    cacheDirectory: join(cache, 'code'),
    siteRoot: root,
    tools: toolFacts(loaded),
  });
  const markdown = rememberTexts(renderer, memory, () => [
    ...documentPaths,
    ...loaded.tools.map(({ tool, directory }) => [tool.id, directory, tool.help]),
    ...loaded.servers.map(({ server, directory }) => [server.id, directory, server.help]),
  ]);

  const documents = await renderDocuments({
    documents: [...read.documents, ...api.documents],
    directory: content,
    markdown,
    documentPaths,
    sources: await documentSources(read.documents, { directory: content, baseUrl: options.editLink?.baseUrl }),
    showsDrafts: serves,
  });
  const docs = documents.pages.filter(({ path }) => path !== '/');
  const { navigation, ...sidebar } = makeNavigation(options.sidebar, {
    root,
    documents: docs,
    drafts: new Set(documents.drafts.keys()),
    base,
    lang: options.lang,
  });
  const pages = await renderToolPages(loaded.tools, {
    root,
    base,
    markdown,
    resolvePath,
    commits,
    days: folderDates(dates),
  });
  const servers = await renderServerPages(loaded.servers, {
    root,
    base,
    markdown,
    tools: pages.tools,
    commits,
  });

  const withItsBase = ({ label, href }: PageLink) => ({ label, href: withBase(base, href) });
  const drawing = createDrawingReport(root, serves);
  const wanted = { offline: options.offline && !serves, serves, base };
  const own = await memory.once(['site-files', wanted], () => siteFiles(wanted));
  const drawn: Omit<Site, 'socialImages'> = {
    title: options.title,
    description: options.description,
    base,
    origin,
    lang: options.lang,
    nav: options.nav?.map(withItsBase) ?? defaultNav(navigation, base, pages.tags.length > 0),
    links: options.links.map(withItsBase),
    tools: pages.tools,
    toolPages: new Map(pages.tools.map((page) => [page.tool.id, page])),
    servers: new Map(servers.servers.map((page) => [page.server.id, page])),
    answer: createAnswers(loaded.tools),
    gallery: pages.tools.filter(({ tool }) => tool.card !== 'none'),
    tags: pages.tags,
    isProved: pages.tools.some(({ cases }) => cases.length > 0),
    documents: docs,
    navigation,
    home: documents.pages.find(({ path }) => path === '/'),
    scripts: {
      theme: withBase(base, `/${own.paths.theme}`),
      embed: withBase(base, `/${own.paths.embed}`),
      header: withBase(base, `/${own.paths.header}`),
    },
    searchStyles: withBase(base, `/${own.paths.search}`),
    report: drawing.report,
    policy: serves ? undefined : contentPolicy(options),
  };
  const cards = options.socialImages && !serves ? socialCards(drawn, options.accent) : new Map<string, SocialCard>();
  const socialImages = new Map([...cards].map(([path, card]) => [path, socialImagePath(card)]));
  const site: Site = { ...drawn, socialImages };
  stages.begin('Files for programs');
  const programs = programFiles(site, { emitted: pages.emitted, publicDirectory });
  if (programs.offers.has(FEED)) site.feed = withBase(base, `/${FEED}`);
  const files = new Map<string, FileSource>([
    ...own.files,
    ...pages.emitted,
    ...programs.files,
    ...loaded.files.map((name) => [`_pegboard/tools/${name}`, { copyOf: join(modules, name) }] as const),
    ...servers.definitions,
    ...[...documents.files, ...pages.files, ...servers.files].map(
      ({ name, absolute }) => [`_pegboard/files/${name}`, { copyOf: absolute }] as const,
    ),
  ]);

  stages.begin('Checking links');
  const helpIds = new Map([...pages.ids, ...servers.ids]);
  const published = [...files.keys(), ...programs.offers.keys(), ...programs.later];
  const known = sitePages(site, { helpIds, documentIds: documents.ids, files: published, redirects });
  // A tool that is not shown because of its own problems is not a second problem of those who link to it.
  const broken = new Set<string | undefined>(
    loaded.problems.map(({ tool }) => tool).filter((tool) => !known.has(toolPath(tool))),
  );
  const isBroken = (path: string) => broken.has(ownerOf(path));
  const links = [...documents.links, ...sidebar.links, ...pages.links, ...servers.links].filter(
    ({ href }) => !isBroken(href),
  );
  const answers = (path: string) => known.has(path) || isBroken(path);
  const problems = sortProblems([
    ...loaded.problems,
    ...read.problems,
    ...api.problems,
    ...documents.problems,
    ...sidebar.problems,
    ...pages.problems,
    ...servers.problems,
    ...quoteMade(checkLinks(links, known, { base, ownRoutes, drafts: documents.drafts }), read.documents),
    ...(await checkLedger(root, answers)),
  ]);
  // What unchanged tools would have asked for is needed again when they change.
  if (!unchanged.has('tools')) memory.settle();
  const paths = [...known.keys()].filter((path) => path.endsWith('/'));
  const report = formatText(problems, { root });
  return {
    site,
    files,
    offers: programs.offers,
    socialCards: [...cards.values()],
    paths,
    problems,
    report,
    drawingReport: drawing.asText,
  };
}
