import { globSync } from 'node:fs';
import { type SiteName, sites } from './sites.ts';

/** Every page of a built site, as a path relative to its base: `tools/histogram/`. One filler stands for all. */
export function everyPage(site: SiteName): string[] {
  return globSync('**/*.html', { cwd: sites[site].folder })
    .map((file) => file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1'))
    .filter((path) => !/filler-(?!01)/.test(path))
    .sort();
}
