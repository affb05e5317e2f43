/** What is used of Pagefind's script, as of version 1.6: https://pagefind.app/docs/api/ */
export interface Pagefind {
  createInstance(options: object): PagefindInstance;
}

/** An index that is searched. */
export interface PagefindInstance {
  /** Adds an index, or another language of the same one. */
  mergeIndex(path: string, options: { language: string; baseUrl: string }): Promise<void>;
  /** Of every facet, its values and how many pages have each. */
  filters(): Promise<Counts>;
  /** `null` finds every page. */
  search(term: string | null, options: { filters: { [facet: string]: { any: string[] } } }): Promise<PagefindResults>;
}

/** By facet and value, how many pages there are. */
export interface Counts {
  [facet: string]: { [value: string]: number };
}

/** What was found. */
export interface PagefindResults {
  results: { data(): Promise<PagefindPage> }[];
  /** Of what was found. */
  filters: Counts;
  /** Of what would be found without facets. */
  totalFilters: Counts;
}

/** A place in a page. */
export interface PagefindPlace {
  title: string;
  /** With the base, and with an anchor where it is not the page itself. */
  url: string;
  /** Of the page's text, with `<mark>` around what was found, and with `<` and `>` written as entities. */
  excerpt: string;
}

/** A page that was found. */
export interface PagefindPage {
  url: string;
  excerpt: string;
  /** `status` is that of a tool. */
  meta: { title?: string; kind?: string; status?: string };
  sub_results: (PagefindPlace & { locations: number[] })[];
}
