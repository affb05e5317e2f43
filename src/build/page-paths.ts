import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isIdentifier } from '../model/identifier.ts';
import { serverPath, toolPath } from '../render/urls.ts';
import type { LoadedTools } from './load-tools.ts';

/**
 * Finds the page that a folder of a tool or its help file becomes, for links between files. A tool of a server has no folder: it is
 * linked as if it had one in that of the server. One that the server does not have is still given its address, for the check of all
 * links to say which was meant.
 */
export function pagePaths({ tools, servers }: LoadedTools): (absolute: string) => string | undefined {
  const paths = new Map<string, string>();
  const own = tools.filter(({ tool }) => tool.server === undefined);
  const pages = [
    ...own.map(({ tool, directory }) => ({ directory, help: tool.help, path: toolPath(tool.id) })),
    ...servers.map(({ server, directory }) => ({ directory, help: server.help, path: serverPath(server.id) })),
  ];
  for (const { directory, help = 'README.md', path } of pages) {
    paths.set(directory, path);
    paths.set(join(directory, help), path);
  }
  const ids = new Set(tools.map(({ tool }) => tool.id));
  const serverIds = new Map(servers.map(({ server, directory }) => [directory, server.id]));
  return (absolute) => {
    const [server, name] = [serverIds.get(dirname(absolute)), basename(absolute)];
    const id = `${server}/${name}`;
    const isTool = server !== undefined && isIdentifier(name) && (ids.has(id) || !existsSync(absolute));
    return isTool ? toolPath(id) : paths.get(absolute);
  };
}
