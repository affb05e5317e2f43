import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, type BuiltPage, type BuiltSite, type Element, fileOf, ORIGIN, pageUrl } from './built-site.ts';

const URL_ATTRIBUTES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'cite',
  'manifest',
  'background',
]);

/** Elements that fetch what they name, where `a` only leads there. */
const FETCHING = new Set([
  'script',
  'img',
  'iframe',
  'embed',
  'object',
  'source',
  'video',
  'audio',
  'track',
  'use',
  'image',
]);

const FETCHING_RELS = new Set(['stylesheet', 'icon', 'modulepreload', 'preload', 'manifest', 'apple-touch-icon']);

/** Everything in a site's pages, styles and sitemap that leads nowhere, or where it must not; a sentence each. */
export function badLinks(site: BuiltSite): string[] {
  const inPages = [...site.pages.values()].flatMap((page) => badLinksOf(site, page));
  const inStyles = namedFiles(site, '.css', /url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)/g);
  const inSitemaps = namedFiles(site, '.xml', /<loc>([^<]+)<\/loc>/g);
  return [...inPages, ...inStyles, ...inSitemaps];
}

function badLinksOf(site: BuiltSite, page: BuiltPage): string[] {
  return page.elements.flatMap((element) =>
    addresses(element).flatMap((address) => {
      const fault = faultOf(site, page, element, address);
      return fault ? [`${page.file}: <${element.tagName}> ${address} ${fault}`] : [];
    }),
  );
}

/** Every address an element names. A card names its module in an attribute of its own. */
function addresses(element: Element): string[] {
  return element.attrs.flatMap(({ name, value }) => {
    if (name === 'srcset') return value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
    if (URL_ATTRIBUTES.has(name)) return [value];
    if (element.tagName === 'tool-card' && value.startsWith('/')) return [value];
    return [];
  });
}

function faultOf(site: BuiltSite, page: BuiltPage, element: Element, address: string): string | undefined {
  if (!URL.canParse(address, pageUrl(site, page))) return 'is no address';
  const url = new URL(address, pageUrl(site, page));
  const fetches =
    FETCHING.has(element.tagName) ||
    (element.tagName === 'link' && FETCHING_RELS.has(attribute(element, 'rel')?.toLowerCase() ?? ''));
  if (url.protocol === 'data:' && element.tagName === 'img') return undefined;
  if (url.protocol === 'mailto:' && element.tagName === 'a') return undefined;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'has a scheme that is not allowed';
  if (url.origin !== ORIGIN) return fetches ? 'is fetched from another host' : undefined;
  // The 404 page is shown at any depth.
  if (page.file === '404.html' && !/^([a-z]+:|\/|#)/.test(address)) return 'is relative on a page shown anywhere';
  const file = fileOf(site, url);
  if (file === undefined) return 'leads nowhere';
  const anchor = decodeURIComponent(url.hash.slice(1));
  const target = site.pages.get(file);
  // Inputs of a tool, which its page keeps in the fragment.
  if (/^tools\/[^/]+\/index\.html$/.test(file) && anchor.includes('=')) return undefined;
  if (anchor !== '' && target && !target.ids.includes(anchor)) return 'names an anchor that is not there';
  return undefined;
}

/** Addresses in files that are no pages. */
function namedFiles(site: BuiltSite, ending: string, pattern: RegExp): string[] {
  return [...site.files]
    .filter((file) => file.endsWith(ending))
    .flatMap((file) => {
      const text = readFileSync(join(site.folder, file), 'utf8');
      return [...text.matchAll(pattern)].flatMap((match) => {
        const address = match[1] ?? match[2] ?? '';
        const url = new URL(address, new URL(site.base + file, ORIGIN));
        return url.protocol === 'data:' || fileOf(site, url) ? [] : [`${file}: ${address} leads nowhere`];
      });
    });
}
