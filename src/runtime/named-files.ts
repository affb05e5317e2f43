/**
 * A quoted path; but not the tool of a card in a list (`mode="card"`, before `module`), which has a page of its own. It
 * begins with one slash at most, and so leaves no host.
 */
const QUOTED = /(?<!="card"[^>]*module=)(src=)?["'`(](\.{0,2}\/?[\w~][\w/.~%@+-]*)(?=["'`)])/g;

/**
 * Matches the addresses, without a query, of files that never change: their names hold a hash of 8 or 10 characters.
 * @param assets Astro's folder of such files, such as `_astro`
 */
export function hashedFiles(assets: string): RegExp {
  return new RegExp(`/(${assets}|_pegboard)/.*[.-][\\w-]{8,10}\\.\\w+$`);
}

/** The addresses that a page, a script or a style sheet loads or may load: those of `src`, and every file with a hash. */
export function namedFiles(text: string, url: string, hashed: RegExp): string[] {
  return [...text.matchAll(QUOTED)].flatMap(([, source, path = '']) => {
    const { href } = new URL(path, url);
    return source || hashed.test(href) ? href : [];
  });
}
