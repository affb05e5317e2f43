import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteName, sites } from './sites.ts';

/**
 * Every page of a built site, as a path relative to its base: `tools/histogram/`. One filler stands for all; pages that only lead on
 * to where another went are left out.
 */
export function everyPage(site: SiteName): string[] {
  const { folder } = sites[site];
  return globSync('**/*.html', { cwd: folder })
    .filter((file) => !readFileSync(join(folder, file), 'utf8').includes('http-equiv="refresh"'))
    .map((file) => file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1'))
    .filter((path) => !/filler-(?!01)/.test(path))
    .sort();
}
