/** Two places to resolve a relative path from: one that follows neither names a host of its own. */
const BASES = ['https://one.invalid/tools/id/', 'https://two.invalid/tools/id/'] as const;

const GENERAL_FIX = 'Write an http, https or mailto URL, or a relative path';

/**
 * Why a link is refused, as the end of a sentence that begins with the link. It is judged by parsing it as a browser does
 * (WHATWG URL): that parser drops line breaks and reads a backslash as a slash, which no pattern gets right.
 */
export function hrefFault(href: string): { fault: string; fix: string } | undefined {
  if (/[\s\p{Cc}]/u.test(href)) {
    return { fault: 'holds a space or a control character', fix: 'Remove it, or write a space as %20' };
  }
  const [scheme, slashes] = [/^https?:/i.exec(href)?.[0], /^https?:\/\//i.test(href)];
  // Without them a browser reads the rest as a path, when the page it is on has the same scheme.
  if (scheme && !slashes) return { fault: `has no // after ${scheme}`, fix: `Write ${scheme}// before the host` };
  const absolute = URL.parse(href);
  if (absolute) return absoluteFault(absolute);
  const [one, two] = BASES.map((base) => URL.parse(href, base));
  if (!one || !two) return { fault: 'is not a URL', fix: GENERAL_FIX };
  if (one.host === two.host) return { fault: 'names a host without a scheme', fix: `Write ${one.href}` };
  return undefined;
}

function absoluteFault({ protocol, pathname }: URL): { fault: string; fix: string } | undefined {
  if (protocol === 'mailto:')
    return pathname === '' ? { fault: 'names no address', fix: 'Write it after mailto:' } : undefined;
  if (protocol !== 'http:' && protocol !== 'https:') return { fault: `has the scheme ${protocol}`, fix: GENERAL_FIX };
  return undefined;
}
