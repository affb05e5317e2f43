import type { BlockContent } from 'mdast';
import { CARDS_PER_PAGE, TAGS_PER_PAGE, TAGS_SHOWN, TOOLS_PER_SERVER_PAGE } from '../limits.ts';
import { type ListPage, paginate } from '../paginate.ts';
import type { ServerPage, Site, Tag, ToolPage } from '../site.ts';
import { addressFrom, addressOf, galleryPath, serverPath, tagPath, tagsPath } from '../urls.ts';
import { htmlMarkdown } from './html-markdown.ts';
import { heading, type Inline, link, list, paragraph, plainText, writeMarkdown } from './markdown.ts';

/** What is read of a site for the texts of its lists. */
export type ListSite = Pick<Site, 'base' | 'origin' | 'gallery' | 'tags'>;

/** The pages of the gallery as Markdown, by path. */
export function galleryMarkdown(site: ListSite): [path: string, text: () => string][] {
  const { gallery, tags } = site;
  const popular = tags.toSorted((a, b) => b.count - a.count).slice(0, TAGS_SHOWN);
  return paginate(gallery, CARDS_PER_PAGE).map((page) => [
    galleryPath(page.number),
    () =>
      writeMarkdown([
        heading(1, titled('Tools', page)),
        list(popular.map((tag) => tagLine(tag, site))),
        ...toolLines(page.items, site),
        pager(page, galleryPath, site),
      ]),
  ]);
}

/** The pages of every tag, and of the list of tags, as Markdown, by path. */
export function tagsMarkdown(site: ListSite): [path: string, text: () => string][] {
  const lists = paginate(site.tags, TAGS_PER_PAGE).map((page): [string, () => string] => [
    tagsPath(page.number),
    () =>
      writeMarkdown([
        heading(1, titled('Tags', page)),
        list(page.items.map((tag) => tagLine(tag, site))) ?? paragraph('No tool has a tag yet.'),
        pager(page, tagsPath, site),
      ]),
  ]);
  const byTag = new Map(site.tags.map((tag) => [tag, [] as ToolPage[]]));
  for (const page of site.gallery) for (const tag of page.tags) byTag.get(tag)?.push(page);
  const pages = [...byTag].flatMap(([tag, tools]) => {
    const pathOf = (number: number) => tagPath(tag.slug, number);
    return paginate(tools, CARDS_PER_PAGE).map((page): [string, () => string] => [
      pathOf(page.number),
      () =>
        writeMarkdown([
          heading(1, titled(`Tools tagged ${tag.name}`, page)),
          ...toolLines(page.items, site),
          pager(page, pathOf, site),
        ]),
    ]);
  });
  return [...lists, ...pages];
}

/** The pages of a server as Markdown, by path. */
export function serverMarkdown(
  { server, path, tools, dialect, help, definition, commit }: ServerPage,
  site: Pick<Site, 'base' | 'origin'>,
): [path: string, text: () => string][] {
  const pathOf = (number: number) => serverPath(server.id, number);
  const file = addressFrom(site, definition, path);
  const total = `${tools.length}${server.incomplete ? ', and more: its list says that it is incomplete' : ''}`;
  const facts: Inline[][] = [
    ['Tools: ', total],
    ['Dialect: ', dialect],
    ['Definition: ', link(file, file)],
    ...(commit ? [['As of commit: ', commit]] : []),
  ];
  const helpOf = () =>
    help ? [heading(2, 'Help'), ...htmlMarkdown(help.html, { ...site, path, toolOf: () => undefined })] : [];
  const losses = () => list(server.losses.map(({ says }) => [says]));
  return paginate(tools, TOOLS_PER_SERVER_PAGE).map((page) => [
    pathOf(page.number),
    () =>
      writeMarkdown([
        heading(1, titled(server.name, page)),
        ...plainText(server.description),
        list(facts),
        heading(2, 'Tools'),
        ...toolLines(page.items, site),
        pager(page, pathOf, site),
        ...(page.number === 1 ? [...helpOf(), losses()] : []),
      ]),
  ]);
}

function titled(title: string, { number }: ListPage<unknown>): string {
  return number === 1 ? title : `${title}, page ${number}`;
}

function toolLines(tools: readonly ToolPage[], site: Pick<Site, 'base' | 'origin'>): BlockContent[] {
  const lines = tools.map(({ tool, path }): Inline[] => [
    link(tool.name, addressOf(site, path)),
    `: ${tool.blurb}`,
    tool.status === 'live' ? '' : ` (${tool.status})`,
  ]);
  return [list(lines) ?? paragraph('There are no tools here yet.')];
}

function tagLine({ name, slug, count }: Tag, site: Pick<Site, 'base' | 'origin'>): Inline[] {
  return [link(name, addressOf(site, tagPath(slug))), ` (${count})`];
}

function pager(
  { number, count }: ListPage<unknown>,
  pathOf: (page: number) => string,
  site: Pick<Site, 'base' | 'origin'>,
) {
  const to = (page: number, label: string): Inline[] => [link(label, addressOf(site, pathOf(page)))];
  return list([
    ...(number > 1 ? [to(number - 1, 'Previous page')] : []),
    ...(number < count ? [to(number + 1, 'Next page')] : []),
  ]);
}
