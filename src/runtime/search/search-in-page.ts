import type { Query } from './search-index.ts';
import { MAX_WORDS, searchPanel } from './search-panel.ts';

/**
 * Searches in the page that is made for it, in place of what it says without script. What is looked for stands in its
 * address, to be kept and sent.
 * @returns the field; undefined on any other page
 */
export function searchInPage(): HTMLElement | undefined {
  const place = document.getElementById('pb-search-page');
  if (!place) return undefined;
  const { root, field } = searchPanel({ query: readQuery(), onQuery: writeQuery });
  place.replaceChildren(root);
  field.focus();
  return field;
}

function readQuery(): Query {
  const facets = new Map<string, Set<string>>();
  let words = '';
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (name === 'q') words = value.slice(0, MAX_WORDS);
    else facets.set(name, (facets.get(name) ?? new Set()).add(value));
  }
  return { words, facets };
}

function writeQuery({ words, facets }: Query): void {
  const query = new URLSearchParams(words ? { q: words } : {});
  for (const [name, values] of facets) for (const value of values) query.append(name, value);
  history.replaceState(history.state, '', query.size > 0 ? `?${query}` : location.pathname);
}
