import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import type { Site } from '../../render/site.ts';
import { searchEntries } from './search-entries.ts';
import { NOT_SEARCHED, searchPage } from './search-page.ts';

/** Where the index lies below the base, with what reads it. */
export const INDEX = 'pagefind/';

/** Pagefind's own interfaces, which the site does not show: a third of a megabyte. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight)\./;

/** Pages that are prepared and handed over at once. */
const BATCH = 64;

/** What is made of a site's pages. */
export interface SearchIndexOptions {
  site: Site;
  /** The site's output, absolute, with its pages in it. */
  directory: string;
  /** The paths of all pages that were written, without the base. */
  pages: Iterable<string>;
}

/**
 * The index that the site is searched by, by path below the base.
 * @throws with what Pagefind says, where it cannot make one
 */
export async function searchIndex({ site, directory, pages }: SearchIndexOptions): Promise<Map<string, Uint8Array>> {
  const { index, errors } = await createIndex({ excludeSelectors: NOT_SEARCHED });
  if (!index) throw new Error(`Pagefind does not start: ${errors.join('; ')}`);
  try {
    const entries = [...searchEntries(site, pages)];
    for (let start = 0; start < entries.length; start += BATCH) {
      const batch = entries.slice(start, start + BATCH).map(async ([url, entry]) => {
        const html = await readFile(join(directory, url, 'index.html'), 'utf8');
        return { url, content: searchPage({ ...entry, html, lang: site.lang }) };
      });
      // In the order of their paths, always: it decides the bytes of the index.
      const added = (await Promise.all(batch)).map((page) => index.addHTMLFile(page));
      const faults = (await Promise.all(added)).flatMap((answer) => answer.errors);
      if (faults.length > 0) throw new Error(`Pagefind cannot read a page: ${faults.join('; ')}`);
    }
    const { files } = await index.getFiles();
    const used = files.filter(({ path }) => !UNUSED.test(path));
    return new Map(used.map(({ path, content }) => [INDEX + path, content]));
  } finally {
    await close();
  }
}
