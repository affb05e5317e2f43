import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

/** A built site being served on this machine. */
export interface Served {
  /** Where it is, with a slash at its end. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a built site as a plain static host does: folders by their index, at addresses that end with a slash, and
 * `404.html` for what is not there.
 * @param folder the built site, absolute
 * @param base the path it was built for, with a slash at both ends
 * @param changes whether files change meanwhile; browsers are told to keep them for ten minutes all the same, as some hosts do
 */
export async function serveSite(folder: string, base = '/', changes = false): Promise<Served> {
  const setHeaders = (response: ServerResponse) => response.setHeader('cache-control', 'max-age=600');
  const files = sirv(folder, { etag: true, ...(changes ? { dev: true, setHeaders } : {}) });
  const server = createServer((request, response) => {
    const missing = () => {
      const page = join(folder, '404.html');
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(existsSync(page) ? readFileSync(page) : 'Not found');
    };
    if (!request.url?.startsWith(base)) return missing();
    request.url = request.url.slice(base.length - 1);
    const [path = '', query] = request.url.split('?');
    if (!path.endsWith('/') && existsSync(join(folder, path, 'index.html'))) {
      response.writeHead(301, { location: `${base}${path.slice(1)}/${query === undefined ? '' : `?${query}`}` });
      return response.end();
    }
    files(request, response, missing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
