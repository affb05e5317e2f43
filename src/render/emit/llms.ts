import type { BlockContent } from 'mdast';
import { formatCount, plural } from '../../view/format.ts';
import type { Site } from '../site.ts';
import { addressOf } from '../urls.ts';
import { heading, type Inline, link, list, paragraph, writeMarkdown } from './markdown.ts';
import { twinOf } from './twins.ts';

/** Most documents, servers and tools that are named one by one, each. Where there are more, it is said where they are. */
const MAX_LISTED = 500;

/** What is said of a page in one line. */
interface Line {
  name: string;
  says: string;
  path: string;
}

/**
 * `/llms.txt` (llmstxt.org): what the site is, with links to the Markdown of its pages. It names so many pages that a model can read
 * it whole, and leads to the others.
 * @param files other files for programs: their paths below the base, each with what it is
 */
export function llms(site: Site, files: ReadonlyMap<string, string>): string {
  const documents = site.documents.map(({ title, description, path }) => ({ name: title, says: description, path }));
  const servers = [...site.servers.values()].map(({ server, path, tools }) => ({
    name: server.name,
    says: server.description || `${plural(tools.length, 'tool')}.`,
    path,
  }));
  const alone = site.tools.filter(({ tool }) => tool.server === undefined);
  const tools = alone.map(({ tool, path }) => ({ name: tool.name, says: tool.blurb, path }));
  const fileLine = ([path, says]: readonly [string, string]): Inline[] => [
    link(path, addressOf(site, `/${path}`)),
    `: ${says}`,
  ];
  return writeMarkdown([
    heading(1, site.title),
    { type: 'blockquote', children: [paragraph(site.home?.description || site.description)] },
    paragraph(
      'Each link leads to the Markdown of a page; the page itself is there without ',
      { type: 'inlineCode', value: 'index.md' },
      '.',
    ),
    ...section('Documents', documents, site, site.origin === undefined ? 'llms-full.txt' : 'sitemap-index.xml'),
    ...section('Tools', tools, site, 'catalog.json'),
    ...section('Servers', servers, site, 'catalog.json'),
    heading(2, 'Optional'),
    list([...files].map(fileLine)),
  ]);
}

function section(title: string, lines: readonly Line[], site: Site, all: string): (BlockContent | undefined)[] {
  if (lines.length === 0) return [];
  const shown = lines
    .slice(0, MAX_LISTED)
    .map(({ name, says, path }): Inline[] => [
      link(name, addressOf(site, `/${twinOf(path)}`)),
      says === '' ? '' : `: ${says}`,
    ]);
  const rest = lines.length - shown.length;
  const more: Inline[] = [`${formatCount(rest)} more are named in `, link(all, addressOf(site, `/${all}`)), '.'];
  return [heading(2, title), list(rest > 0 ? [...shown, more] : shown)];
}
