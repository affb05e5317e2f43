import type { Site } from '../site.ts';
import { absoluteUrl } from '../urls.ts';

/** `/robots.txt` (RFC 9309): everything may be read, and the site map is named where the site knows its address. */
export function robots(site: Pick<Site, 'base' | 'origin'>): string {
  const sitemap = absoluteUrl(site, '/sitemap-index.xml');
  return `User-agent: *\nAllow: /\n${sitemap === undefined ? '' : `\nSitemap: ${sitemap}\n`}`;
}
