import type { ResolvedOptions } from '../options.ts';

/** What a page of a site may load: what the site itself publishes, and pictures written into it. */
const CONTENT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; worker-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** The policy of every page. Fonts come only with a style sheet of the site's own, for each page carries the whole of it. */
export function contentPolicy({ styles }: Pick<ResolvedOptions, 'styles'>): string {
  return styles.length === 0 ? CONTENT_POLICY : `${CONTENT_POLICY}; font-src 'self'`;
}
