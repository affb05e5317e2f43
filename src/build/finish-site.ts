import { createEffects } from './effects.ts';
import type { LoadedSite } from './load-site.ts';
import { searchIndex } from './search/search-index.ts';
import { SERVICE_WORKER, serviceWorker } from './service-worker.ts';
import { Stages } from './stages.ts';

/** Where a site's pages were written, and what they ask for. */
export interface FinishOptions {
  /** The site's output with its pages in it, absolute. */
  directory: string;
  /** The paths of all pages that were written, without the base. */
  pages: readonly string[];
  /** Whether the site is kept offline. */
  offline: boolean;
  /** Astro's folder of files that are named by their content, such as `_astro`. */
  assets: string;
  /** Told what is done. Default: nobody is. */
  stages?: Stages;
}

/** Writes all that stands beside the pages of a site, and then what is made of the pages themselves. */
export async function finishSite({ site, files }: LoadedSite, options: FinishOptions): Promise<void> {
  const { directory, pages, offline, assets, stages = new Stages() } = options;
  stages.begin('Writing files');
  const effects = createEffects(directory);
  for (const [path, source] of files) await effects.write(path, source);
  stages.begin('Search index');
  for (const [path, bytes] of await searchIndex({ site, directory, pages })) await effects.write(path, bytes);
  // The last: its version is made of all that was written.
  const worker = await serviceWorker({ directory, offline, assets });
  if (worker !== undefined) await effects.write(SERVICE_WORKER, worker);
}
