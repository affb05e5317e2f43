import { element } from './element.ts';
import { facetList } from './facet-list.ts';
import { foundPage } from './found-list.ts';
import { moveAmong } from './move-among.ts';
import type { PagefindPage } from './pagefind.ts';
import { rankPages } from './rank-pages.ts';
import { type Found, type Query, searchIndex } from './search-index.ts';

/** Milliseconds for which the typing rests before it is looked for. */
const SETTLE_MS = 120;

/** Pages that are shown at once, and by each use of the button for more. */
const PAGE = 8;

/** Of so many pages, those that are called what was looked for come first. Each is a request. */
const RANKED = 2 * PAGE;

/** Milliseconds after which it is said that one has to wait. */
const PATIENCE_MS = 400;

/** Longest text that is looked for, in characters. */
export const MAX_WORDS = 200;

/** A field to type in and what is found, as one types. */
export interface SearchPanel {
  root: HTMLElement;
  field: HTMLInputElement;
}

/** How a panel begins, and who is told. */
export interface PanelOptions {
  query: Query;
  /** Beside the field. */
  aside?: Node[];
  /** Enter in the field opens the first result. Default false. */
  opensFirst?: boolean;
  /** Called when something else is looked for. */
  onQuery?(query: Query): void;
}

/** A panel that searches the site. */
export function searchPanel({ query, aside = [], opensFirst = false, onQuery }: PanelOptions): SearchPanel {
  const field = element('input', {
    type: 'text',
    inputMode: 'search',
    enterKeyHint: 'search',
    autocomplete: 'off',
    spellcheck: false,
    maxLength: MAX_WORDS,
    placeholder: 'Search tools and documents',
    ariaLabel: 'Search',
    value: query.words,
  });
  const status = element('p', { className: 'pb-search-status', role: 'status' });
  const facets = element('div', { className: 'pb-search-facets' });
  const list = element('ol', { className: 'pb-found', role: 'list', ariaLabel: 'Results' });
  const more = element('button', { type: 'button', className: 'pb-button', hidden: true }, 'More results');
  const body = element('div', { className: 'pb-search-body' }, facets, status, list, more);
  const root = element(
    'search',
    { className: 'pb-search' },
    element('div', { className: 'pb-search-field' }, field, ...aside),
    body,
  );
  const chosen = new Map([...query.facets].map(([name, values]) => [name, new Set(values)]));
  let found: Found['results'] = [];
  let run = 0;
  let drawn: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function search() {
    clearTimeout(timer);
    const mine = ++run;
    const query = { words: field.value, facets: chosen };
    onQuery?.(query);
    const waiting = setTimeout(() => mine === run && status.replaceChildren('Searching…'), PATIENCE_MS);
    try {
      const answer = query.words.trim() === '' ? undefined : await searchIndex(query);
      const results = answer?.results ?? [];
      const loaded = await Promise.all(results.slice(0, RANKED).map((page) => page.data()));
      // A later search has begun: this answer is nobody's.
      if (mine !== run) return;
      const ranked = rankPages(loaded, query.words);
      const first = ranked.slice(0, PAGE);
      found = [...ranked.map((page) => ({ data: async () => page })), ...results.slice(RANKED)];
      const isOpen = facets.querySelector('details')?.open ?? false;
      draw(first, answer ? facetList(answer.counts, chosen, isOpen) : [], answer ? sayFound(query, found.length) : '');
    } catch (error) {
      found = [];
      if (mine === run) draw([], [], (error as Error).message);
    } finally {
      clearTimeout(waiting);
    }
    drawn = query.words;
  }

  function draw(pages: readonly PagefindPage[], boxes: readonly HTMLElement[], said: string) {
    facets.replaceChildren(...boxes);
    list.replaceChildren(...pages.map(foundPage));
    more.hidden = found.length <= pages.length;
    status.textContent = said;
    body.scrollTop = 0;
  }

  async function showMore() {
    const mine = run;
    const shown = list.children.length;
    const pages = await Promise.all(found.slice(shown, shown + PAGE).map((page) => page.data()));
    if (mine !== run) return;
    list.append(...pages.map(foundPage));
    list.children[shown]?.querySelector('a')?.focus();
    more.hidden = list.children.length >= found.length;
  }

  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(search, SETTLE_MS);
  });
  facets.addEventListener('change', async ({ target }) => {
    const { name, value, checked } = target as HTMLInputElement;
    const values = chosen.get(name) ?? new Set();
    if (checked) values.add(value);
    else values.delete(value);
    if (values.size > 0) chosen.set(name, values);
    else chosen.delete(name);
    await search();
    // The boxes are new ones: the focus stays where it was.
    [...facets.querySelectorAll('input')].find((box) => box.name === name && box.value === value)?.focus();
  });
  more.addEventListener('click', showMore);
  root.addEventListener('keydown', (event) => moveAmong(event, field, list));
  field.addEventListener('keydown', async ({ key, isComposing }) => {
    if (key !== 'Enter' || isComposing || !opensFirst) return;
    // Who types and presses Enter at once means what was typed, not what was found before.
    if (drawn !== field.value) await search();
    if (drawn === field.value) list.querySelector('a')?.click();
  });
  if (field.value) search();
  return { root, field };
}

function sayFound({ words, facets }: Query, count: number): string {
  const number = count === 1 ? 'One result' : `${count.toLocaleString('en')} results`;
  if (count > 0) return `${number} for “${words.trim()}”`;
  const hint = facets.size > 0 ? 'Take away a filter' : 'Try fewer or shorter words, or the name of a tool';
  return `No results for “${words.trim()}”. ${hint}.`;
}
