import { namedFacets } from '../../render/facets.ts';
import type { Site, ToolPage } from '../../render/site.ts';
import { EMBEDS, SEARCH } from '../../render/urls.ts';
import { outputWords } from './output-words.ts';
import type { SearchPage } from './search-page.ts';

/** A page that is searched, but for its text. */
export type SearchEntry = Omit<SearchPage, 'html' | 'lang'>;

/** Below these are lists of what has a page of its own, and pages that are no place to arrive at. */
const LISTS = ['/tools/', '/tags/', EMBEDS, SEARCH, '/404'];

const NONE: SearchEntry['unseen'] = new Map();

/**
 * What is searched, by path: every tool, every server, every document, and the pages that the site has of its own.
 * @param paths of all pages that were written, without the base
 */
export function searchEntries(site: Site, paths: Iterable<string>): Map<string, SearchEntry> {
  const entries = new Map<string, SearchEntry>();
  for (const page of site.tools) entries.set(page.path, toolEntry(page));
  for (const { server, path, dialect } of site.servers.values()) {
    const facets = new Map([
      ['Kind', ['Server']],
      ['Dialect', [dialect]],
    ]);
    entries.set(path, { title: server.name, kind: 'Server', facets, keywords: [], unseen: NONE });
  }
  const document: SearchEntry = {
    title: undefined,
    kind: 'Document',
    facets: new Map([['Kind', ['Document']]]),
    keywords: [],
    unseen: NONE,
  };
  for (const path of paths) {
    if (!entries.has(path) && !LISTS.some((list) => path.startsWith(list))) entries.set(path, document);
  }
  return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function toolEntry(page: ToolPage): SearchEntry {
  const { tool, sampleResults } = page;
  const results = tool.samples.flatMap(({ label }, index) => {
    const result = sampleResults[index];
    return result ? [`${label}: ${outputWords(result)}`] : [];
  });
  const answers = tool.cases.map(({ name, expect }) => `${name}: ${outputWords(expect)}`);
  const facets = new Map<string, readonly string[]>([
    ['Kind', ['Tool']],
    ...namedFacets(page),
    ['Result', tool.kinds.filter((kind) => kind !== 'group' && kind !== 'error')],
  ]);
  return {
    title: tool.name,
    kind: 'Tool',
    status: tool.status,
    facets: new Map([...facets].filter(([, values]) => values.length > 0)),
    keywords: tool.keywords ?? [],
    unseen: new Map([
      ['samples', results],
      ['proof', answers],
    ]),
  };
}
