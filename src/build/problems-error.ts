import { AstroError } from 'astro/errors';
import type { LoadedSite } from './load-site.ts';

/** Ends a build with the report of every problem. */
export class ProblemsError extends AstroError {
  override name = 'ProblemsError';

  constructor(loaded: Pick<LoadedSite, 'report'>) {
    super(`This site is not built, for it has problems:\n\n${loaded.report}`);
    // Where in our code it was noticed says nothing to an author.
    this.stack = '';
  }
}
