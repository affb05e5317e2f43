import { join } from 'node:path';
import { serverPath, toolPath } from '../render/urls.ts';
import type { LoadedTools } from './load-tools.ts';

/**
 * The pages that the folders of tools and their help files become, by absolute path, for links between files. A tool of a server
 * has no folder: it is linked as if it had one in that of the server.
 */
export function pagePaths({ tools, servers }: LoadedTools): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { tool, directory } of tools) {
    if (tool.server !== undefined) {
      paths.set(join(directory, tool.id.slice(tool.server.length + 1)), toolPath(tool.id));
      continue;
    }
    paths.set(directory, toolPath(tool.id));
    paths.set(join(directory, tool.help ?? 'README.md'), toolPath(tool.id));
  }
  for (const { server, directory } of servers) {
    paths.set(directory, serverPath(server.id));
    paths.set(join(directory, server.help ?? 'README.md'), serverPath(server.id));
  }
  return paths;
}
