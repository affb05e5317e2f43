import { join } from 'node:path';
import { repository } from '../../support/repository.ts';

/** A site the browser tests open. */
export interface TestSite {
  /** The built site, absolute. */
  folder: string;
  /** The path it is built for, with a slash at both ends. */
  base: string;
}

/**
 * `shipped` is this repository's own, built by `npm run build`; `fixture` is made of `fixture-tools`, below a path; `host` has a page
 * of its own, in MDX, with cards of the same tools.
 */
export const sites = {
  shipped: { folder: join(repository, 'dist'), base: '/' },
  host: { folder: join(repository, '.pegboard/browser-host'), base: '/' },
  fixture: { folder: join(repository, '.pegboard/browser-tests'), base: '/sub/path/' },
} as const satisfies Record<string, TestSite>;

/** A site that is kept offline: three of the fixture's tools. Tests serve a copy of it, each at an address of its own. */
export const offlineSite: TestSite = { folder: join(repository, '.pegboard/offline-tests'), base: '/sub/path/' };

/** The name of a site the browser tests open. */
export type SiteName = keyof typeof sites;
