import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroConfig } from 'astro';
import { llmsFull } from '../render/emit/llms-full.ts';
import { twinOf } from '../render/emit/twins.ts';
import { createEffects } from './effects.ts';
import type { LoadedSite } from './load-site.ts';
import { movedPages } from './moved-pages.ts';
import { searchIndex } from './search/search-index.ts';
import { SERVICE_WORKER, serviceWorker } from './service-worker.ts';
import { drawSocialImages } from './social/social-images.ts';
import { Stages } from './stages.ts';
import { writeTwins } from './write-twins.ts';

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
  /** A directory that survives between builds, absolute. */
  cache: string;
  /** Addresses that were given up, and where each went, with the base. Default none. */
  redirects?: AstroConfig['redirects'];
  /** Told what is done. Default: nobody is. */
  stages?: Stages;
}

/** Writes all that stands beside the pages of a site, and then what is made of the pages themselves. */
export async function finishSite(
  { site, files, offers, socialCards }: LoadedSite,
  options: FinishOptions,
): Promise<void> {
  const { directory, pages, offline, assets, cache, redirects = {}, stages = new Stages() } = options;
  stages.begin('Writing files');
  const effects = createEffects(directory);
  for (const [path, source] of [...files, ...movedPages(redirects, site)]) await effects.write(path, source);
  if (socialCards.length > 0) stages.begin('Drawing pictures');
  const images = await drawSocialImages(socialCards, { cache: join(cache, 'social'), stages });
  for (const [path, bytes] of images) await effects.write(path, bytes);
  stages.begin('Markdown of pages');
  await writeTwins(site, { directory, pages, written: new Set(files.keys()), effects });
  const whole = await llmsFull(site, (path) => textOf(join(directory, twinOf(path))));
  for (const [path, source] of [...offers, ['llms-full.txt', whole] as const]) {
    // What the site has of its own at such a path is what its author wants to say there.
    if (!existsSync(join(directory, path))) await effects.write(path, source);
  }
  stages.begin('Search index');
  for (const [path, bytes] of await searchIndex({ site, directory, pages })) await effects.write(path, bytes);
  // The last: its version is made of all that was written.
  const worker = await serviceWorker({ directory, offline, assets });
  if (worker !== undefined) await effects.write(SERVICE_WORKER, worker);
}

async function textOf(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}
