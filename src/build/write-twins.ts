import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageMarkdown, twinOf } from '../render/emit/twins.ts';
import type { Site } from '../render/site.ts';
import { EMBEDS } from '../render/urls.ts';
import type { Effects } from './effects.ts';

/** Pages that lead to another at once: what `redirects` of Astro's configuration makes. */
const REDIRECT = /<meta http-equiv="refresh"/i;

/** What the Markdown of a built site's pages is made of. */
export interface WriteTwinsOptions {
  /** The site's output with its pages in it, absolute. */
  directory: string;
  /** The paths of all pages that were written, without the base. */
  pages: readonly string[];
  /** The paths of the files that are there already, below the base. */
  written: ReadonlySet<string>;
  effects: Effects;
}

/**
 * Writes the Markdown of every page that has none yet beside it. Pages that show a tool by itself have none, as the page of the tool
 * says the same.
 */
export async function writeTwins(site: Site, { directory, pages, written, effects }: WriteTwinsOptions): Promise<void> {
  for (const path of pages) {
    const file = join(directory, path, 'index.html');
    if (path.startsWith(EMBEDS) || written.has(twinOf(path)) || !existsSync(file)) continue;
    const html = await readFile(file, 'utf8');
    const text = REDIRECT.test(html) ? undefined : pageMarkdown(html, path, site);
    if (text !== undefined) await effects.write(twinOf(path), text);
  }
}
