import type { AstroConfig } from 'astro';
import { escapeText } from '../render/escape-text.ts';
import type { Site } from '../render/site.ts';

type Redirects = AstroConfig['redirects'];

/**
 * Are all redirects of one address each? Astro's own pages for them have no language and no content policy, but only Astro knows the
 * addresses that a pattern such as `/old/[slug]` stands for.
 */
export function arePlain(redirects: Redirects): boolean {
  return Object.keys(redirects).every((from) => !from.includes('['));
}

/** The pages at addresses that were given up, which lead on to where each went: by path below the base. */
export function movedPages(redirects: Redirects, site: Pick<Site, 'title' | 'lang' | 'policy'>): Map<string, string> {
  if (!arePlain(redirects)) return new Map();
  return new Map(
    Object.entries(redirects).map(([from, to]) => {
      const target = typeof to === 'string' ? to : to.destination;
      return [`${from.replace(/^\/+|\/+$/g, '')}/index.html`, movedPage(target, site)];
    }),
  );
}

function movedPage(target: string, { title, lang, policy = '' }: Pick<Site, 'title' | 'lang' | 'policy'>): string {
  const quoted = (text: string) => escapeText(text).replaceAll('"', '&quot;');
  const href = quoted(target);
  return `<!doctype html>
<html lang="${quoted(lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${quoted(policy)}">
<meta http-equiv="refresh" content="0; url=${href}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${href}">
<title>Moved · ${escapeText(title)}</title>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>It is now at <a href="${href}">${href}</a>.</p>
</main>
</body>
</html>
`;
}
