import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { moveSchema } from '../json-schema/move-schema.ts';
import { catalog } from '../render/emit/catalog.ts';
import { FEED, feed } from '../render/emit/feed.ts';
import { llms } from '../render/emit/llms.ts';
import { openApi } from '../render/emit/open-api.ts';
import { robots } from '../render/emit/robots.ts';
import { twinOf, twins } from '../render/emit/twins.ts';
import type { Site } from '../render/site.ts';
import { discoveryFiles } from './discovery-files.ts';
import type { FileSource } from './effects.ts';

/** What is published for programs, by path below the base. */
export interface ProgramFiles {
  files: Map<string, FileSource>;
  /** Those that a site may have of its own: then that one stays. */
  offers: Map<string, FileSource>;
  /** What is made of the pages of a built site, and of nothing else: their paths alone. */
  later: string[];
}

/** Makes what programs read of a whole site. */
export function programFiles(
  site: Site,
  { emitted, publicDirectory }: { emitted: ReadonlyMap<string, string>; publicDirectory: string },
): ProgramFiles {
  const wellKnown = discoveryFiles(site, emitted);
  const atom = feed(site);
  const texts: [path: string, source: FileSource][] = [
    ['robots.txt', robots(site)],
    ...(atom === undefined ? [] : [[FEED, atom] as [string, string]]),
    ...openApi(site, moveSchema),
    ...wellKnown,
    ['llms.txt', () => llms(site, summaries(site, { wellKnown: wellKnown.keys(), hasFeed: atom !== undefined }))],
  ];
  return {
    files: new Map<string, FileSource>([...catalog(site), ...twins(site)]),
    offers: new Map(texts.filter(([path]) => !existsSync(join(publicDirectory, path)))),
    later: [
      'llms-full.txt',
      ...(site.origin === undefined ? [] : ['sitemap-index.xml']),
      ...['/', ...site.documents.map(({ path }) => path)].map(twinOf),
    ],
  };
}

/** What `/llms.txt` says of each file for programs. */
function summaries(
  site: Site,
  { wellKnown, hasFeed }: { wellKnown: Iterable<string>; hasFeed: boolean },
): Map<string, string> {
  return new Map([
    ['llms-full.txt', 'the text of documents and tools in one file'],
    ['catalog.json', 'every tool with its files and schemas, as JSON'],
    ['openapi.json', 'what a call of each tool takes and gives, as OpenAPI 3.1'],
    ...[...wellKnown].map((path) => [path, 'the tools, for clients that look for it'] as const),
    ...(hasFeed ? [[FEED, 'what changed last, as an Atom feed'] as const] : []),
    ...(site.origin === undefined ? [] : [['sitemap-index.xml', 'every page'] as const]),
  ]);
}
