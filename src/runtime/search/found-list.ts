import { element } from './element.ts';
import { afterTitle, markedText } from './marked-text.ts';
import type { PagefindPage, PagefindPlace } from './pagefind.ts';

/** Places of one page that are shown, those with the most that was looked for. */
const MAX_PLACES = 3;

/** A page that was found: its link, what it says, and the places in it. */
export function foundPage(page: PagefindPage): HTMLLIElement {
  const { url, excerpt, meta, sub_results: all } = page;
  const title = meta.title ?? url;
  const best = all.toSorted((a, b) => b.locations.length - a.locations.length).slice(0, MAX_PLACES);
  const places = all.filter((place) => place.url !== url && best.includes(place));
  const own = all.find((place) => place.url === url)?.excerpt ?? (places.length > 0 ? '' : excerpt);
  return element(
    'li',
    {},
    element(
      'a',
      { href: url, className: 'pb-found-page' },
      element(
        'span',
        { className: 'pb-found-title' },
        element('span', {}, title),
        element('small', {}, meta.kind ?? ''),
      ),
      ...(own ? [element('span', { className: 'pb-found-text' }, ...markedText(afterTitle(own, title)))] : []),
    ),
    ...(places.length > 0 ? [element('ul', { role: 'list' }, ...places.map(foundPlace))] : []),
  );
}

function foundPlace({ url, title, excerpt }: PagefindPlace): HTMLLIElement {
  return element(
    'li',
    {},
    element(
      'a',
      { href: url, className: 'pb-found-place' },
      element('span', { className: 'pb-found-title' }, title),
      element('span', { className: 'pb-found-text' }, ...markedText(afterTitle(excerpt, title))),
    ),
  );
}
