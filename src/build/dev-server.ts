import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegrationLogger } from 'astro';
import mime from 'mime';
import type { ViteDevServer } from 'vite';
import { decodePart } from '../render/links/site-path.ts';
import { setCurrentSite } from '../render/site.ts';
import { normaliseBase } from '../render/urls.ts';
import { bytesOf } from './effects.ts';
import type { LoadedSite } from './load-site.ts';

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

/** Loads the site, serves the files that are no pages, and reloads the browser when an author saves. Problems are logged. */
export async function serveSite(server: ViteDevServer, options: ServeOptions): Promise<void> {
  const { load, directories, root, base, logger } = options;
  let files: LoadedSite['files'] = new Map();

  const reload = async () => {
    const loaded = await load();
    if (loaded.problems.length > 0) logger.warn(`\n${loaded.report}`);
    files = new Map([...loaded.offers, ...loaded.files]);
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
