import { paginate } from '../paginate.ts';
import type { Site, ToolPage } from '../site.ts';
import { withBase } from '../urls.ts';

/** The most tools of one file, so that no file grows with the catalogue. */
const TOOLS_PER_FILE = 1000;

/** What programs read to find every tool of a site, in files of a thousand tools: their texts by path below the base. */
export function catalog(site: Pick<Site, 'title' | 'description' | 'base' | 'tools'>): Map<string, string> {
  const { title, description, base } = site;
  const pages = paginate(site.tools, TOOLS_PER_FILE);
  return new Map(
    pages.map(({ items, number, count, total }) => {
      const next = number < count ? { next: withBase(base, `/${fileOf(number + 1)}`) } : {};
      const tools = items.map((page) => entryOf(page, base));
      return [fileOf(number), `${JSON.stringify({ title, description, total, ...next, tools }, null, 2)}\n`];
    }),
  );
}

function fileOf(number: number): string {
  return number === 1 ? 'catalog.json' : `catalog-${number}.json`;
}

function entryOf({ tool, path, tags, emitted }: ToolPage, base: string): object {
  const { id, name, dialect, description, version, status, category, server, losses } = tool;
  return {
    id,
    name,
    dialect,
    description,
    status,
    ...(version === undefined ? {} : { version }),
    ...(category === undefined ? {} : { category }),
    ...(server === undefined ? {} : { server }),
    tags: tags.map((tag) => tag.name),
    page: withBase(base, path),
    // What its dialect has no word for, and what each file leaves out.
    losses,
    files: emitted.map(({ file, path, refused, losses }) =>
      path === undefined ? { file, refused } : { file, href: withBase(base, path), losses },
    ),
  };
}
