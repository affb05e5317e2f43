import type { Problem } from '../../model/problem.ts';
import { show } from './classify-href.ts';
import type { FoundLink } from './found-link.ts';
import { nearest } from './nearest.ts';
import { anchorKey, pathKey } from './site-path.ts';

/** Dead links for which a suggestion is looked for: each costs a look at every page. */
const MAX_SUGGESTIONS = 200;

/** The prefix of ids from a tool's help: the author writes a heading's anchor without it. */
const HELP_PREFIX = 'help-';

/**
 * Holds every link inside the site against the pages and their anchors.
 * @param links what the renderer and the manifests gave
 * @param pages every path that is served, without the base, and the ids on it; a file that is no page has none
 * @param options `base`: a link that already carries it is explained. `ownRoutes`: pages that the site has of its own, whose
 * anchors nobody knows before they are built. `drafts`: the files of pages that are left out, by path
 */
export function checkLinks(
  links: readonly FoundLink[],
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  options: { base: string; ownRoutes?: readonly RegExp[]; drafts?: ReadonlyMap<string, string> },
): Problem[] {
  const byKey = new Map([...pages].map(([path, ids]) => [pathKey(path), { path, ids }] as const));
  const drafts = new Map([...(options.drafts ?? [])].map(([path, file]) => [pathKey(path), file]));
  const problems: Problem[] = [];
  let suggestions = MAX_SUGGESTIONS;
  for (const link of links) {
    const mark = link.href.indexOf('#');
    const path = mark === -1 ? link.href : link.href.slice(0, mark);
    const hash = mark === -1 ? '' : link.href.slice(mark + 1);
    const page = byKey.get(pathKey(path));
    if (!page) {
      if (options.ownRoutes?.some((route) => route.test(path))) continue;
      const draft = drafts.get(pathKey(path));
      if (draft !== undefined) {
        const fault = `The link ${show(link.written)} leads to a draft, which is not built`;
        problems.push(problemOf(link, 'draft-link', fault, `Take draft: true out of ${draft}, or remove the link`));
        continue;
      }
      const fix = deadLinkFix(path, hash, options.base, byKey, suggestions-- > 0);
      problems.push(problemOf(link, 'dead-link', `The link ${show(link.written)} leads to no page of this site`, fix));
    } else if (hash !== '' && hash.toLowerCase() !== 'top' && !hasId(page.ids, hash)) {
      const fault = `The link ${show(link.written)} leads to an anchor that is not on ${page.path}`;
      problems.push(problemOf(link, 'dead-anchor', fault, deadAnchorFix(hash, page.ids)));
    }
  }
  return problems;
}

function hasId(ids: ReadonlySet<string>, hash: string): boolean {
  if (ids.has(hash)) return true;
  const key = anchorKey(hash);
  return ids.has(key) || [...ids].some((id) => anchorKey(id) === key);
}

function problemOf(link: FoundLink, code: string, fault: string, fix: string): Problem {
  const { tool, file, line, column, pointer = '' } = link;
  return { severity: 'error', tool, file, line, column, pointer, code, fault, fix };
}

function deadLinkFix(
  path: string,
  hash: string,
  base: string,
  pages: ReadonlyMap<string, { path: string }>,
  look: boolean,
): string {
  const anchor = hash === '' ? '' : `#${hash}`;
  if (base !== '/' && path.startsWith(base)) {
    const inner = pages.get(pathKey(path.slice(base.length - 1)));
    if (inner) return `Write ${inner.path}${anchor}: the base ${base} is added by itself`;
  }
  const near = look ? nearest(pathKey(path), pages.keys()) : undefined;
  const page = near === undefined ? undefined : pages.get(near);
  return page ? `Did you mean ${page.path}?` : 'Correct the path, or remove the link';
}

function deadAnchorFix(hash: string, ids: ReadonlySet<string>): string {
  const plain = (id: string) => (id.startsWith(HELP_PREFIX) ? id.slice(HELP_PREFIX.length) : id);
  const near = nearest(plain(anchorKey(hash)), new Set([...ids].map(plain)));
  if (near !== undefined) return `Did you mean #${near}?`;
  return ids.size === 0
    ? 'Link to the page itself: it has no anchors'
    : 'Link to a heading of that page, or to the page itself';
}
