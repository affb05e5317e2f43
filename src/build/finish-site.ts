import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { llmsFull } from '../render/emit/llms-full.ts';
import { twinOf } from '../render/emit/twins.ts';
import { createEffects } from './effects.ts';
import type { LoadedSite } from './load-site.ts';
import { SERVICE_WORKER, serviceWorker } from './service-worker.ts';
import { writeTwins } from './write-twins.ts';

/** Where a site's pages were written, and what they ask for. */
export interface FinishOptions {
  /** The site's output with its pages in it, absolute. */
  directory: string;
  /** Whether the site is kept offline. */
  offline: boolean;
  /** Astro's folder of files that are named by their content, such as `_astro`. */
  assets: string;
}

/** Writes all that stands beside the pages of a site, and then what is made of the pages themselves. */
export async function finishSite(
  { site, files, offers }: LoadedSite,
  { directory, offline, assets }: FinishOptions,
): Promise<void> {
  const effects = createEffects(directory);
  for (const [path, source] of files) await effects.write(path, source);
  await writeTwins(site, { directory, written: new Set(files.keys()), effects });
  const whole = () => llmsFull(site, (path) => textOf(join(directory, twinOf(path))));
  for (const [path, source] of [...offers, ['llms-full.txt', await whole()] as const]) {
    // What the site has of its own at such a path is what its author wants to say there.
    if (!existsSync(join(directory, path))) await effects.write(path, source);
  }
  // The last: its version is made of all that was written.
  const worker = await serviceWorker({ directory, offline, assets });
  if (worker !== undefined) await effects.write(SERVICE_WORKER, worker);
}

async function textOf(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}
