import type { Site, ToolPage } from '../site.ts';
import { absoluteUrl, addressFrom } from '../urls.ts';

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

/** What is said of a document. */
export interface Article {
  title: string;
  description?: string | undefined;
  /** Without the base. */
  path: string;
  /** Such as `2026-03-01`. */
  lastUpdated?: string | undefined;
  /** What it stands below, with the base. */
  crumbs: readonly { label: string; href?: string | undefined }[];
}

/** A document as schema.org's `TechArticle`; and, where the site knows its address, as what it stands below. */
export function techArticle(article: Article, site: Address & Pick<Site, 'lang'>): object {
  const { title, description, path, lastUpdated, crumbs } = article;
  const url = absoluteUrl(site, path);
  const self = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    ...(description ? { description } : {}),
    ...(url === undefined ? {} : { url }),
    ...(lastUpdated === undefined ? {} : { dateModified: lastUpdated }),
    inLanguage: site.lang,
  };
  if (url === undefined || crumbs.length === 0) return self;
  const places = [...crumbs.map(({ label, href }) => ({ name: label, href })), { name: title, href: url }];
  const itemListElement = places.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(href === undefined ? {} : { item: addressFrom(site, href, path) }),
  }));
  return [self, { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }];
}

/** Data as it stands in a `<script>`: nothing in it ends the element, or begins a comment. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
