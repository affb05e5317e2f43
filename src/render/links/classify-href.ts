/** What an href turns out to be when it is read as a browser would read it. */
export type HrefClass =
  /** Leads off the site; `href` is its normal form. */
  | { kind: 'external'; href: string }
  /** A path from the site's root, or one relative to the file; `query` and `hash` without their marks. */
  | { kind: 'site' | 'relative'; path: string; query: string | undefined; hash: string | undefined }
  /** On the page itself. */
  | { kind: 'same'; query: string | undefined; hash: string | undefined }
  | { kind: 'refused'; code: string; fault: string; fix: string };

/** Schemes a link may lead to. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/** A page of a host that cannot exist (RFC 6761): what still has this host after parsing stayed on the site. */
const HERE = 'https://site.invalid/page/';

/** Characters of an href, at most. */
const MAX_HREF = 8_192;

/** Reads an href by parsing it (WHATWG URL), never by its look: `java\nscript:` and `/\host` are seen for what they are. */
export function classifyHref(written: string): HrefClass {
  if (written.length > MAX_HREF) {
    return refused('link-invalid', `This link is ${written.length} characters long`, `Keep it under ${MAX_HREF}`);
  }
  const absolute = URL.parse(written);
  if (absolute) {
    if (SCHEMES.has(absolute.protocol)) return { kind: 'external', href: absolute.href };
    const scheme = absolute.protocol.slice(0, -1);
    return refused(
      'link-scheme',
      `This link uses the scheme ${scheme}, which is not allowed`,
      'Use an http, https or mailto address, a path, or remove the link',
    );
  }
  const parsed = URL.parse(written, HERE);
  if (!parsed) {
    return refused('link-invalid', `The link ${show(written)} cannot be read as a URL`, 'Correct the address');
  }
  if (parsed.host !== new URL(HERE).host) {
    return refused(
      'link-scheme',
      `The link ${show(written)} leaves the site without naming a scheme`,
      `Write ${parsed.href}`,
    );
  }
  return local(written);
}

/** The parts of an address that stays on the site, as a browser splits it. */
function local(written: string): HrefClass {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters a URL parser drops
  const cleaned = written.replace(/^[\x00-\x20]+|[\x00-\x20]+$/g, '').replace(/[\t\n\r]/g, '');
  const [beforeHash = '', ...hashParts] = cleaned.split('#');
  const hash = hashParts.length > 0 ? hashParts.join('#') : undefined;
  const [path = '', ...queryParts] = beforeHash.split('?');
  const query = queryParts.length > 0 ? queryParts.join('?') : undefined;
  if (path === '') {
    if (hash === undefined && query === undefined) {
      return refused('link-empty', 'This link has no address', 'Write where it leads, or remove the link');
    }
    return { kind: 'same', query, hash };
  }
  if (/\\|%5c/i.test(path)) {
    const fault = `The link ${show(written)} has a backslash in its path`;
    const corrected = path.replace(/\\|%5c/gi, '/');
    return refused('link-invalid', fault, corrected.startsWith('//') ? 'Correct the path' : `Write ${show(corrected)}`);
  }
  if (/%(?:2f|00)/i.test(path)) {
    return refused('link-invalid', `The link ${show(written)} hides a separator in its path`, 'Write the path plainly');
  }
  return { kind: path.startsWith('/') ? 'site' : 'relative', path, query, hash };
}

function refused(code: string, fault: string, fix: string): HrefClass {
  return { kind: 'refused', code, fault, fix };
}

/** An address inside a message: as people write it, short, and without characters that would break the line. */
export function show(address: string): string {
  let text = address;
  try {
    text = decodeURI(address);
  } catch {
    // It has a percent sign that encodes nothing: it is shown as it stands.
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these would break a line of a report
  const plain = text.replace(/[\x00-\x1f\x7f\u2028\u2029]/g, ' ');
  return plain.length > 120 ? `${plain.slice(0, 117)}...` : plain;
}
