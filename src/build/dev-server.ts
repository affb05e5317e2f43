import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegrationLogger } from 'astro';
import mime from 'mime';
import type { ViteDevServer } from 'vite';
import type { Problem } from '../model/problem.ts';
import { PROBLEMS_FILE } from '../model/shown-problems.ts';
import { decodePart } from '../render/links/site-path.ts';
import { setCurrentSite } from '../render/site.ts';
import { normaliseBase } from '../render/urls.ts';
import { bytesOf, type FileSource } from './effects.ts';
import type { LoadedSite, SitePart } from './load-site.ts';
import { showProblems } from './show-problems.ts';

/** Several files saved at once make one reload. */
const SETTLE_MS = 50;

/** What serving a site for development needs. */
export interface ServeOptions {
  /** Reads the site anew, but for the parts that did not change. */
  load(unchanged: ReadonlySet<SitePart>): Promise<LoadedSite>;
  /** The directories to watch, absolute or relative to the root: of each part, and what else pages are made of. */
  directories: { tools: string; content: string; others: string[] };
  root: URL;
  base: string;
  logger: AstroIntegrationLogger;
}

/** Loads the site, serves the files that are no pages, and reloads the browser when an author saves. Problems are logged, and told to the pages. */
export async function serveSite(server: ViteDevServer, options: ServeOptions): Promise<void> {
  const { load, directories, root, base, logger } = options;
  let files: Map<string, FileSource> = new Map();
  const shown = (problems: readonly Problem[]) => JSON.stringify(showProblems(problems, fileURLToPath(root)));

  const reload = async (unchanged: ReadonlySet<SitePart>) => {
    const loaded = await load(unchanged);
    if (loaded.problems.length > 0) logger.warn(`\n${loaded.report}`);
    files = new Map([...loaded.offers, ...loaded.files, [PROBLEMS_FILE, shown(loaded.problems)]]);
    setCurrentSite(loaded.site);
    return JSON.stringify([loaded.report, loaded.site.documents]);
  };
  await reload(new Set());
  const show = () => {
    // Routes forget the pages that they knew. Their code is as it was.
    server.environments.ssr.hot.send('astro:content-changed', {});
    server.ws.send({ type: 'full-reload', path: '*' });
  };

  const absolute = (directory: string) => resolve(fileURLToPath(root), directory) + sep;
  const parts = { tools: absolute(directories.tools), content: absolute(directories.content) };
  const watched = [...Object.values(parts), ...directories.others.map(absolute)];
  let saved: string[] = [];

  const follow = async () => {
    const isSaved = (part: string, ending = /$/) => saved.some((file) => file.startsWith(part) && ending.test(file));
    const unchanged = new Set<SitePart>();
    if (!isSaved(parts.tools)) unchanged.add('tools');
    if (!isSaved(parts.content)) unchanged.add('content');
    if (!isSaved(parts.content, /\.[cm]?[jt]s$/)) unchanged.add('loaders');
    saved = [];
    const shown = await reload(unchanged);
    show();
    // Page loaders may read any file. What they make of a change is shown behind it.
    if (!unchanged.has('loaders') || saved.length > 0) return;
    if ((await reload(new Set(['tools']))) !== shown) show();
  };

  // One reload at a time: a later one waits, and takes in all that was saved meanwhile.
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(follow).catch((error: unknown) => logger.error(String(error)));
    }, SETTLE_MS);
  };
  server.watcher.add(watched);
  server.watcher.on('all', (_event, file) => {
    if (!watched.some((directory) => file.startsWith(directory))) return;
    saved.push(file);
    schedule();
  });

  const prefix = normaliseBase(base);
  server.middlewares.use((request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const name = path.startsWith(prefix) ? path.slice(prefix.length) : path.slice(1);
    const source = files.get(decodePart(name));
    if (source === undefined) return next();
    response.setHeader('Content-Type', mime.getType(name) ?? 'application/octet-stream');
    response.setHeader('Cache-Control', 'no-cache');
    bytesOf(source).then((body) => response.end(body), next);
  });
}
