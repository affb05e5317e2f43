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
import type { LoadedSite } from './load-site.ts';
import { showProblems } from './show-problems.ts';

/** Several files saved at once make one reload. */
const SETTLE_MS = 50;

/** What serving a site for development needs. */
export interface ServeOptions {
  /** Reads the whole site anew. */
  load(): Promise<LoadedSite>;
  /** The directories to watch, absolute or relative to the root. */
  directories: string[];
  root: URL;
  base: string;
  logger: AstroIntegrationLogger;
}

/** Loads the site, serves the files that are no pages, and reloads the browser when an author saves. Problems are logged, and told to the pages. */
export async function serveSite(server: ViteDevServer, options: ServeOptions): Promise<void> {
  const { load, directories, root, base, logger } = options;
  let files: Map<string, FileSource> = new Map();
  const shown = (problems: readonly Problem[]) => JSON.stringify(showProblems(problems, fileURLToPath(root)));

  const reload = async () => {
    const loaded = await load();
    if (loaded.problems.length > 0) logger.warn(`\n${loaded.report}`);
    files = new Map([...loaded.offers, ...loaded.files, [PROBLEMS_FILE, shown(loaded.problems)]]);
    setCurrentSite(loaded.site);
  };
  await reload();

  // One reload at a time: a later one waits, and takes in all that was saved meanwhile.
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running
        .then(reload)
        .then(() => {
          server.environments.ssr.moduleGraph.invalidateAll();
          server.ws.send({ type: 'full-reload', path: '*' });
        })
        .catch((error: unknown) => logger.error(String(error)));
    }, SETTLE_MS);
  };
  const watched = directories.map((directory) => resolve(fileURLToPath(root), directory) + sep);
  server.watcher.add(watched);
  server.watcher.on('all', (_event, file) => {
    if (watched.some((directory) => file.startsWith(directory))) schedule();
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
