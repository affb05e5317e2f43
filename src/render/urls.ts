/** A base that begins and ends with a slash: `/` or `/docs/`. */
export function normaliseBase(base: string): string {
  const inner = base.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** Puts the base before a path of the site, once. What is no path of the site (`https:`, `mailto:`) is left as it is. */
export function withBase(base: string, path: string): string {
  return path.startsWith('/') ? base + path.slice(1) : path;
}

/** The whole address of a path that is written without the base; undefined where nobody said where the site is published. */
export function absoluteUrl(site: { origin: string | undefined; base: string }, path: string): string | undefined {
  return site.origin && new URL(withBase(site.base, path), site.origin).href;
}

/** Stands for the host of a site that nobody said: reserved, so it can be no real one (RFC 2606). */
const NOWHERE = 'http://site.invalid';

/**
 * An href as it stands in a page of the site, with the base, as an address that means the same elsewhere: a whole one where the site
 * knows its own, else a path of its host. What is no address is left as it is.
 * @param from the path of the page that it stands in, without the base
 */
export function addressFrom(site: { origin: string | undefined; base: string }, href: string, from: string): string {
  const here = new URL(withBase(site.base, from), site.origin ?? NOWHERE);
  if (!URL.canParse(href, here)) return href;
  const url = new URL(href, here);
  return url.origin === NOWHERE ? url.href.slice(NOWHERE.length) : url.href;
}

/** The address of a path that is written without the base: a whole one where the site knows its own, else a path of its host. */
export function addressOf(site: { origin: string | undefined; base: string }, path: string): string {
  return addressFrom(site, withBase(site.base, path), '/');
}

/** The path of a tool's page, without the base. */
export function toolPath(id: string): string {
  return `/tools/${id}/`;
}

/** The path of a page of a server's, counted from 1, without the base. */
export function serverPath(id: string, page = 1): string {
  return page === 1 ? `/tools/${id}/` : `/tools/${id}/page/${page}/`;
}

/** Where the pages lie that show a tool without the site around it, without the base. */
export const EMBEDS = '/embed/';

/** The path of the page that searches, without the base. */
export const SEARCH = '/search/';

/** The path of the page that shows a tool without the site around it, without the base. */
export function embedPath(id: string): string {
  return `${EMBEDS}${id}/`;
}

/** The name of the folder that the page at a path, without the base, is made of; undefined for a page that is of no tool. */
export function ownerOf(path: string): string | undefined {
  return /^\/(?:tools|embed)\/([^/#]+)/.exec(path)?.[1];
}

/** The path of a page of the gallery, counted from 1, without the base. */
export function galleryPath(page: number): string {
  return page === 1 ? '/tools/' : `/tools/page/${page}/`;
}

/** The path of a page of a tag, counted from 1, without the base. */
export function tagPath(slug: string, page = 1): string {
  return page === 1 ? `/tags/${slug}/` : `/tags/${slug}/${page}/`;
}

/** The path of a page of the list of tags, counted from 1, without the base. */
export function tagsPath(page: number): string {
  return page === 1 ? '/tags/' : `/tags/-/${page}/`;
}
