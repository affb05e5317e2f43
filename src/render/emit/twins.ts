import type { Site } from '../site.ts';
import { htmlMarkdown, mainOf } from './html-markdown.ts';
import { galleryMarkdown, serverMarkdown, tagsMarkdown } from './list-markdown.ts';
import { writeMarkdown } from './markdown.ts';
import { toolMarkdown } from './tool-markdown.ts';

/** The name of the file beside a page that says the same as Markdown. */
export const TWIN = 'index.md';

/** The Markdown of every page that is made of data alone: tools, servers and lists. Each is written when it is asked for. */
export function twins(site: Site): Map<string, () => string> {
  return new Map([
    ...site.tools.map((page) => [twinOf(page.path), () => toolMarkdown(page, site)] as const),
    ...[
      ...galleryMarkdown(site),
      ...tagsMarkdown(site),
      ...[...site.servers.values()].flatMap((page) => serverMarkdown(page, site)),
    ].map(([path, text]) => [twinOf(path), text] as const),
  ]);
}

/**
 * The Markdown of any other page, made of its HTML. Undefined where it has no `<main>`.
 * @param path of the page, without the base
 */
export function pageMarkdown(html: string, path: string, site: Site): string | undefined {
  const main = mainOf(html);
  if (main === undefined) return undefined;
  const toolOf = (id: string) => {
    const page = site.toolPages.get(id);
    return page && { name: page.tool.name, blurb: page.tool.blurb, path: page.path };
  };
  return writeMarkdown(htmlMarkdown(main, { ...site, path, toolOf }));
}

/** The file beside the page at a path without the base, below the base. */
export function twinOf(path: string): string {
  return `${path.slice(1)}${TWIN}`;
}
