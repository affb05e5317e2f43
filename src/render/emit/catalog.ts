import { paginate } from '../paginate.ts';
import type { Site, ToolPage } from '../site.ts';
import { addressOf, embedPath } from '../urls.ts';
import type { Catalog, CatalogTool } from './catalog-file.ts';

/** The most tools of one file, so that no file grows with the catalogue. */
const TOOLS_PER_FILE = 1000;

/** Where the schema of these files is published, below the base. */
const SCHEMA = '/schemas/catalog.schema.json';

/** What programs read to find every tool of a site, in files of a thousand tools: their texts by path below the base. */
export function catalog(site: Pick<Site, 'title' | 'description' | 'base' | 'origin' | 'tools'>): Map<string, string> {
  const { title, description } = site;
  return new Map(
    paginate(site.tools, TOOLS_PER_FILE).map(({ items, number, count, total }) => {
      const file: Catalog = {
        $schema: addressOf(site, SCHEMA),
        title,
        description,
        total,
        ...(number < count ? { next: addressOf(site, `/${fileOf(number + 1)}`) } : {}),
        tools: items.map((page) => entryOf(page, site)),
      };
      return [fileOf(number), `${JSON.stringify(file, null, 2)}\n`];
    }),
  );
}

function fileOf(number: number): string {
  return number === 1 ? 'catalog.json' : `catalog-${number}.json`;
}

function entryOf({ tool, path, tags, emitted }: ToolPage, site: Pick<Site, 'base' | 'origin'>): CatalogTool {
  const { id, name, blurb, description, dialect, status, statusNote, version, category, server, keywords } = tool;
  return {
    id,
    name,
    blurb,
    description,
    dialect,
    status,
    ...(statusNote === undefined ? {} : { statusNote }),
    ...(version === undefined ? {} : { version }),
    ...(category === undefined ? {} : { category }),
    ...(server === undefined ? {} : { server }),
    tags: tags.map((tag) => tag.name),
    ...(keywords === undefined ? {} : { keywords }),
    runs: tool.runs && status !== 'retired',
    kinds: tool.kinds,
    page: addressOf(site, path),
    embed: addressOf(site, embedPath(id)),
    markdown: addressOf(site, `${path}index.md`),
    inputSchema: addressOf(site, `${path}input.schema.json`),
    ...(tool.outputSchema ? { outputSchema: addressOf(site, `${path}output.schema.json`) } : {}),
    losses: tool.losses,
    files: emitted.map(({ file, path, refused = '', losses }) =>
      path === undefined ? { file, refused } : { file, href: addressOf(site, path), losses },
    ),
  };
}
