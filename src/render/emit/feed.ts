import { generateAtomFeed } from 'feedsmith';
import type { Site } from '../site.ts';
import { absoluteUrl } from '../urls.ts';

/** Where the feed is, below the base. */
export const FEED = 'feed.xml';

/** The most entries: those that changed last. */
const MAX_ENTRIES = 50;

/** What is not allowed in XML 1.0, however it is written. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A page and when it changed. */
interface Change {
  title: string;
  summary: string;
  path: string;
  /** Such as `2026-03-01`. */
  day: string;
}

type FeedSite = Pick<Site, 'title' | 'description' | 'base' | 'origin' | 'lang' | 'home' | 'documents' | 'tools'>;

/**
 * `/feed.xml` (Atom, RFC 4287): the documents and tools that changed last, by the day of their commits. Undefined where there are no
 * such days, and where the site's address is not known, for a feed has none but whole ones.
 */
export function feed(site: FeedSite): string | undefined {
  const home = absoluteUrl(site, '/');
  const changes = newest(changesOf(site));
  if (home === undefined || changes.length === 0) return undefined;
  const self = `${home}${FEED}`;
  return `${generateAtomFeed(
    {
      id: self,
      title: { value: plain(site.title) },
      subtitle: { value: plain(site.description) },
      updated: instant(changes[0]!.day),
      authors: [{ name: plain(site.title) }],
      links: [
        { href: self, rel: 'self', type: 'application/atom+xml' },
        { href: home, rel: 'alternate', type: 'text/html', hreflang: site.lang },
      ],
      entries: changes.map((change) => {
        const url = absoluteUrl(site, change.path) ?? '';
        return {
          id: url,
          title: { value: plain(change.title) },
          updated: instant(change.day),
          links: [{ href: url, rel: 'alternate', type: 'text/html' }],
          ...(change.summary === '' ? {} : { summary: { value: plain(change.summary) } }),
        };
      }),
    },
    { strict: true },
  ).trim()}\n`;
}

function changesOf({ home, documents, tools }: FeedSite): Change[] {
  const texts = [...(home ? [home] : []), ...documents].flatMap(({ title, description, path, lastUpdated }) =>
    lastUpdated === undefined ? [] : { title, summary: description, path, day: lastUpdated },
  );
  const pages = tools.flatMap(({ tool, path, lastUpdated }) =>
    lastUpdated === undefined ? [] : { title: tool.name, summary: tool.blurb, path, day: lastUpdated },
  );
  return [...texts, ...pages];
}

/** Of one day, by their paths: the same in every build. */
function newest(changes: readonly Change[]): Change[] {
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return changes.toSorted((a, b) => order(b.day, a.day) || order(a.path, b.path)).slice(0, MAX_ENTRIES);
}

function instant(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function plain(text: string): string {
  return text.toWellFormed().replaceAll(NO_XML, '\u{FFFD}');
}
