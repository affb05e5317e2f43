import { formatHex } from 'culori';
import { ACCENT } from '../../render/accent.ts';
import type { Site } from '../../render/site.ts';
import { absoluteUrl } from '../../render/urls.ts';
import { legible } from './legible.ts';

/** What the picture of a page shows to those who are sent a link. */
export interface SocialCard {
  /** The site's name. */
  site: string;
  title: string;
  /** May be empty. */
  text: string;
  /** Where the page is, without its scheme. */
  address: string;
  /** As `#rrggbb`. */
  accent: string;
}

/** The most code points of a card's texts that are laid out: more than fits. */
const MOST = { site: 80, title: 120, text: 240, address: 160 };

/** The card of each page that is of a tool, a server or a document, by the page's path. None where nobody said where the site is published. */
export function socialCards(
  site: Omit<Site, 'socialImages'>,
  accent: { light: string } | undefined,
): Map<string, SocialCard> {
  if (site.origin === undefined) return new Map();
  const { host } = new URL(site.origin);
  const name = legible(site.title, MOST.site) ?? host;
  const colour = formatHex(accent?.light ?? ACCENT) ?? ACCENT;
  const card = (path: string, title: string, text: string): [string, SocialCard] => {
    const url = new URL(absoluteUrl(site, path)!);
    const address = legible(host + decodeURI(url.pathname).replace(/\/$/, ''), MOST.address) ?? host;
    // In letters that no font is there for, a page is told by its address, which it has in plain ones.
    const shown = legible(title, MOST.title) ?? legible(path.split('/').at(-2) ?? '', MOST.title) ?? name;
    return [path, { site: name, title: shown, text: legible(text, MOST.text) ?? '', address, accent: colour }];
  };
  return new Map([
    card('/', site.title, site.description),
    ...site.tools.map(({ path, tool }) => card(path, tool.name, tool.blurb)),
    ...[...site.servers.values()].map(({ path, server }) => card(path, server.name, server.description)),
    ...site.documents.map(({ path, title, description }) => card(path, title, description)),
  ]);
}
