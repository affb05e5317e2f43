import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob } from 'tinyglobby';
import { bundleScript } from './bundle-script.ts';

/** At the base, for a service worker serves the folder it lies in. Once published its name must stay: browsers hold on to it. */
export const SERVICE_WORKER = 'service-worker.js';

/** What to make a service worker for. */
export interface ServiceWorkerOptions {
  /** The site's output, absolute, with all else written. */
  directory: string;
  /** Whether the site is kept offline. */
  offline: boolean;
  /** Astro's folder of files that are named by their content, such as `_astro`. */
  assets: string;
}

/**
 * The script of the site's service worker: one that keeps what was visited, or one that removes such a one from the
 * browsers that still have it.
 * @returns undefined where the site has one of its own, in `public/`, and is not to be kept offline by Pegboard
 */
export async function serviceWorker({ directory, offline, assets }: ServiceWorkerOptions): Promise<string | undefined> {
  if (offline) {
    return bundleScript(entry('service-worker'), {
      define: { VERSION: await hashOf(directory), ASSETS: RegExp.escape(assets) },
    });
  }
  return existsSync(join(directory, SERVICE_WORKER)) ? undefined : bundleScript(entry('remove-service-worker'));
}

function entry(name: string): string {
  return fileURLToPath(new URL(`../../src/runtime/${name}.ts`, import.meta.url));
}

/** Of all files, by path and content: it changes when anything that is published does, and only then. */
async function hashOf(directory: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of (await glob('**', { cwd: directory, dot: true })).sort()) {
    const bytes = await readFile(join(directory, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}
