import { basename } from 'node:path';
import type { Problem } from '../model/problem.ts';
import type { FoundLink, MarkdownRenderer, PublishedFile } from '../render/markdown/render-markdown.ts';
import type { ServerPage, ToolPage } from '../render/site.ts';
import { serverPath, withBase } from '../render/urls.ts';
import type { FileSource } from './effects.ts';
import type { ReadServer } from './read-tools.ts';
import { renderHelp } from './render-help.ts';

/** The servers of a site as pages, and what is still to be checked or published. */
export interface RenderedServers {
  servers: ServerPage[];
  /** Their definitions, as they were written but for white space, by path below the base. */
  definitions: [path: string, source: FileSource][];
  /** The ids of the help of each, by page path. */
  ids: Map<string, ReadonlySet<string>>;
  links: FoundLink[];
  files: PublishedFile[];
  problems: Problem[];
}

/** How they are rendered. */
export interface ServerPageOptions {
  root: string;
  base: string;
  markdown: MarkdownRenderer;
  /** The pages of all tools. */
  tools: readonly ToolPage[];
  /** The commit that last changed each folder, by its name. */
  commits: ReadonlyMap<string, string>;
}

/** Gathers all that the pages of servers show. */
export async function renderServerPages(
  servers: readonly ReadServer[],
  { root, base, markdown, tools, commits }: ServerPageOptions,
): Promise<RenderedServers> {
  const result: RenderedServers = { servers: [], definitions: [], ids: new Map(), links: [], files: [], problems: [] };
  const byId = new Map(tools.map((page) => [page.tool.id, page]));
  for (const { server, directory, definition, dialect } of servers) {
    const { id, name } = server;
    const path = serverPath(id);
    const { help: file } = server;
    const help =
      file === undefined ? undefined : await renderHelp({ help: file, directory, id, name, path }, { markdown, root });
    const published = `${path.slice(1)}${basename(definition.absolute)}`;
    result.definitions.push([published, `${JSON.stringify(server.original, undefined, 2)}\n`]);
    result.servers.push({
      server,
      dialect: dialect.title,
      path,
      tools: server.tools.flatMap((tool) => byId.get(tool) ?? []),
      help: help && { html: help.html, headings: help.headings },
      definition: withBase(base, `/${published}`),
      commit: commits.get(basename(directory)),
    });
    result.ids.set(path, new Set(help?.ids));
    result.links.push(...(help?.links ?? []));
    result.files.push(...(help?.files ?? []));
    result.problems.push(...(help?.problems ?? []));
  }
  return result;
}
