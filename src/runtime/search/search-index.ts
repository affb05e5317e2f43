import type { Counts, Pagefind, PagefindInstance, PagefindResults } from './pagefind.ts';

/** Whether the site is served while one develops, where there is no index. Filled in by the build. */
declare const SERVES: string;

/** What is looked for: words, and of each facet the values of which a page must have one. */
export interface Query {
  words: string;
  facets: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What is found, with what else there is of each facet. */
export type Found = Pick<PagefindResults, 'results'> & { counts: Map<string, Map<string, number>> };

/** Beside this script, in every site. */
const INDEX = new URL('../pagefind/', import.meta.url).href;

/** How much more a word counts in a title than in the text. Pagefind's own is 5. */
const TITLE_WEIGHT = 20;

let opening: Promise<PagefindInstance> | undefined;

async function open(): Promise<PagefindInstance> {
  const { createInstance }: Pagefind = await import(/* @vite-ignore */ `${INDEX}pagefind.js`).catch(() => {
    throw new Error('what searches could not be loaded');
  });
  const instance = createInstance({ ranking: { metaWeights: { title: TITLE_WEIGHT } } });
  await addLanguages(instance);
  await instance.filters();
  return instance;
}

/** Searches. What cannot be searched is said: it rejects with a sentence for the reader. */
export async function searchIndex({ words, facets }: Query): Promise<Found> {
  try {
    opening ??= open();
    const instance = await opening;
    const filters = Object.fromEntries([...facets].map(([name, values]) => [name, { any: [...values] }]));
    const { results, ...found } = await instance.search(words.trim(), { filters });
    return { results, counts: countsOf(found, facets) };
  } catch (error) {
    // The next one tries again.
    opening = undefined;
    throw new Error(whyNot(error));
  }
}

/** Pages in another language have an index of their own, beside the one that Pagefind chooses. */
async function addLanguages(instance: PagefindInstance): Promise<void> {
  const response = await fetch(`${INDEX}pagefind-entry.json`);
  if (!response.ok) throw new Error(`its index is not to be had (${response.status})`);
  const { languages }: { languages: { [language: string]: { page_count: number } } } = await response.json();
  const sizes = new Map(Object.entries(languages).map(([language, { page_count: pages }]) => [language, pages]));
  const own = document.documentElement.lang.toLowerCase();
  const largest = [...sizes.keys()].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  const baseUrl = new URL('../', INDEX).pathname;
  const chosen = [own, own.split('-')[0] ?? '', ...largest].find((language) => sizes.has(language));
  for (const language of sizes.keys()) if (language !== chosen) await instance.mergeIndex(INDEX, { language, baseUrl });
}

/** Of a facet that is chosen from, how many there would be without it: one may choose another of its values, too. */
function countsOf({ filters, totalFilters }: Omit<PagefindResults, 'results'>, facets: Query['facets']) {
  const of = (counts: Counts, name: string) => Object.entries(counts[name] ?? {});
  return new Map(
    Object.keys(totalFilters).map((name) => {
      const chosen = facets.get(name);
      const values = of(chosen?.size ? totalFilters : filters, name);
      return [name, new Map(values.filter(([value, count]) => count > 0 || chosen?.has(value)))];
    }),
  );
}

function whyNot(error: unknown): string {
  if (SERVES) return 'Search needs a built site: run “pegboard build”, then “pegboard preview”.';
  if (!navigator.onLine) return 'Search needs a network.';
  if (typeof WebAssembly === 'undefined') return 'Search cannot run here: this browser has no WebAssembly.';
  if (/Content.Security|CSP/i.test(String(error)))
    return 'Search cannot run here: the policy of this host forbids WebAssembly.';
  return `Search cannot run here: ${error instanceof Error ? error.message : error}.`;
}
