import type { DocumentPage, Site, ToolPage } from '../site.ts';
import { absoluteUrl } from '../urls.ts';

type Address = Pick<Site, 'base' | 'origin'>;

/**
 * A tool as schema.org's `SoftwareApplication`. A price is said only of one that runs here: what somebody else asks for a call of
 * their server is not known. Without the site's address there are none in it.
 */
export function softwareApplication({ tool, path }: ToolPage, site: Address): object {
  const url = absoluteUrl(site, path);
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: tool.name,
    description: tool.blurb,
    ...(url === undefined ? {} : { url }),
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    ...(tool.version === undefined ? {} : { softwareVersion: tool.version }),
    ...(tool.runs && tool.status !== 'retired' ? { offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' } } : {}),
  };
}

/** A document as schema.org's `TechArticle`. */
export function techArticle({ title, description, path }: DocumentPage, site: Address & Pick<Site, 'lang'>): object {
  const url = absoluteUrl(site, path);
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    ...(description === '' ? {} : { description }),
    ...(url === undefined ? {} : { url }),
    inLanguage: site.lang,
  };
}

/** Data as it stands in a `<script>`: nothing in it ends the element, or begins a comment. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
