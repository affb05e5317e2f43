/**
 * Keeps the pages that were visited, and all they can load, for when there is no network. The network is asked first for
 * a page, always: what was kept of it is given only where the network fails.
 *
 * Written by hand for its weight, 1.2 KB after gzip: Workbox's routing, strategies and expiration are 5.8 KB, and would
 * still not keep the page that is open before there is a worker, nor what running its tool will load.
 */
import { hashedFiles, namedFiles } from './named-files.ts';
import { deleteCaches, type FetchEvent, PREFIX, worker } from './service-worker-scope.ts';

/** The hash of all that the build published. Filled in by the build. */
declare const VERSION: string;
/** Astro's folder of files that are named by their content, as a pattern. Filled in by the build. */
declare const ASSETS: string;

/** Most files kept, pages included: the oldest are dropped. A page brings two or three of its own. */
const MAX_FILES = 300;
/** Most pages that are fetched anew for a new build: those visited last. */
const MAX_PAGES = 50;

const NAME = PREFIX + VERSION;
const hashed = hashedFiles(ASSETS);
const typeOf = (response: Response) => response.headers.get('content-type') ?? '';
/** What a static host answers does not depend on the query. */
const withoutQuery = (url: string) => url.replace(/[?#].*/, '');

worker.addEventListener('install', (event) => {
  worker.skipWaiting();
  event.waitUntil(keepOldPages().then(keepOpenPages));
});

// Pages wait while this is done: only one that was opened during the installation is left to be kept.
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    deleteCaches(NAME)
      .then(keepOpenPages)
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const { method, headers } = event.request;
  const url = withoutQuery(event.request.url);
  if (method !== 'GET' || !url.startsWith(worker.registration.scope) || headers.has('range')) return;
  event.respondWith((hashed.test(url) ? cacheFirst : networkFirst)(event, url));
});

async function cacheFirst(event: FetchEvent, url: string): Promise<Response> {
  const kept = await caches.match(url);
  if (kept) return kept;
  const response = await fetch(event.request);
  event.waitUntil(keep(url, response.clone()));
  return response;
}

async function networkFirst(event: FetchEvent, url: string): Promise<Response> {
  const { request } = event;
  const isPage = request.mode === 'navigate';
  try {
    // Nor is a page taken from the browser's own cache before the server has said that it is the newest.
    const response = await fetch(request, isPage ? { cache: 'no-cache' } : {});
    if (isPage && /html/.test(typeOf(response))) event.waitUntil(keepPage(url, response.clone()));
    return response;
  } catch {
    const kept =
      (await caches.match(url, { cacheName: NAME })) ??
      // A host would have led there.
      (isPage ? await caches.match(url.replace(/(\/index\.html|\/)?$/, '/'), { cacheName: NAME }) : undefined);
    if (kept || !isPage) return kept ?? Response.error();
    return new Response('This page is not saved for offline use. Open it once while online.', { status: 503 });
  }
}

/** What the worker of an older build kept. Its files stay: a page of that build may be open, and load them yet. */
async function keepOldPages(): Promise<void> {
  const pages: string[] = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === NAME) continue;
    for (const { url } of await (await caches.open(name)).keys()) {
      if (hashed.test(url)) await keep(url, (await caches.match(url))!);
      else pages.push(url);
    }
  }
  for (const url of pages.slice(-MAX_PAGES)) await keepPage(url);
}

/** The pages that no worker saw being loaded. */
async function keepOpenPages(): Promise<void> {
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true })) {
    const url = withoutQuery(client.url);
    if (url.startsWith(worker.registration.scope) && !(await caches.match(url))) await keepPage(url);
  }
}

/** Keeps a page, then what it names and what that names: nothing a page needs is older than it, and dropped before it. */
async function keepPage(page: string, loaded?: Response): Promise<void> {
  const urls = new Set([page]);
  for (const url of urls) {
    const response = url === page && loaded ? loaded : await find(url);
    if (!response || !(await keep(url, response.clone()))) continue;
    if (!/html|script|css/.test(typeOf(response))) continue;
    for (const name of namedFiles(await response.text(), url, hashed)) urls.add(name);
  }
}

/** A file whose content never changes from where it is kept, any other from the network if it can be had. */
async function find(url: string): Promise<Response | undefined> {
  const kept = await caches.match(url);
  const isHashed = hashed.test(url);
  if (kept && isHashed) return kept;
  return fetch(url, { cache: isHashed ? 'default' : 'no-cache' }).catch(() => kept);
}

/** Puts a file in as the newest, and drops the oldest where there are too many. Returns whether it may be kept. */
async function keep(url: string, response: Response): Promise<boolean> {
  // What was redirected may not answer a navigation.
  if (!response.ok || response.redirected) return false;
  const cache = await caches.open(NAME);
  try {
    await cache.put(url, response);
  } catch {
    // The browser has no room, or the host forbids it by its headers.
    return false;
  }
  for (const old of (await cache.keys()).slice(0, -MAX_FILES)) await cache.delete(old);
  return true;
}
