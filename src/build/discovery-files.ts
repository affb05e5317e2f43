import { createHash } from 'node:crypto';
import { dialects } from '../dialects/index.ts';
import type { Site } from '../render/site.ts';
import { addressFrom, addressOf, embedPath } from '../render/urls.ts';

/**
 * What the clients of each dialect look for at a site, by path below the base.
 * @param emitted what is written for programs of each tool, by its path below the base
 */
export function discoveryFiles(site: Site, emitted: ReadonlyMap<string, string>): Map<string, string> {
  const at = (path: string) => addressOf(site, path);
  const hash = createHash('sha256');
  for (const [path, text] of emitted) hash.update(`${path}\0${text}\0`);
  const shared = {
    title: site.title,
    description: site.description,
    home: at('/'),
    isWhole: site.origin !== undefined,
    version: hash.digest('hex').slice(0, 12),
    catalog: at('/catalog.json'),
  };
  const files = new Map<string, string>();
  for (const { id, emitter, discovery } of dialects) {
    if (!discovery) continue;
    const tools = site.tools.flatMap(({ tool, path, emitted: listed }) => {
      const file = tool.status === 'retired' ? undefined : listed.find((found) => found.file === emitter?.file)?.path;
      const text = file && emitted.get(file.slice(1));
      if (!file || text === undefined) return [];
      return [{ tool, document: JSON.parse(text), href: at(file), page: at(path), embed: at(embedPath(tool.id)) }];
    });
    const servers = [...site.servers.values()]
      .filter(({ server }) => server.dialect === id)
      .map(({ server, path, definition }) => {
        return { server, page: at(path), definition: addressFrom(site, definition, path) };
      });
    files.set(discovery.path, `${JSON.stringify(discovery.write({ ...shared, tools, servers }), null, 1)}\n`);
  }
  return files;
}
