import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { pageMarkdown, twinOf } from '../render/emit/twins.ts';
import type { Site } from '../render/site.ts';
import { EMBEDS } from '../render/urls.ts';
import type { Effects } from './effects.ts';

/** Pages that lead to another at once: what `redirects` of Astro's configuration makes. */
const REDIRECT = /<meta http-equiv="refresh"/i;

/**
 * Writes the Markdown of every page of a built site that has none yet beside it. Pages that show a tool by itself have none, as the
 * page of the tool says the same.
 * @param directory with the pages, absolute
 * @param written the paths of the files that are there already, below the base
 */
export async function writeTwins(
  site: Site,
  { directory, written, effects }: { directory: string; written: ReadonlySet<string>; effects: Effects },
): Promise<void> {
  const files = await glob('**/index.html', { cwd: directory, ignore: [`${EMBEDS.slice(1)}**`] });
  for (const file of files.sort()) {
    const path = `/${file.slice(0, -'index.html'.length)}`;
    if (written.has(twinOf(path))) continue;
    const html = await readFile(join(directory, file), 'utf8');
    const text = REDIRECT.test(html) ? undefined : pageMarkdown(html, path, site);
    if (text !== undefined) await effects.write(twinOf(path), text);
  }
}
