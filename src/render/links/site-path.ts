/** Decodes one percent-encoded part of a URL; what is no valid encoding (`100%`) is taken as it is written. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Encodes one part of a URL. A half of a surrogate pair, which has no encoding, becomes the replacement character. */
export function encodePart(part: string): string {
  return encodeURIComponent(part.toWellFormed());
}

/**
 * One spelling for all that name the same page: decoded, in NFC, with a slash at its end and without `index.html`.
 * A path that ends in a file name (`/feed.xml`) has a slash too, so it is for comparing only.
 */
export function pathKey(path: string): string {
  const decoded = path.split('/').map(decodePart).join('/').normalize('NFC');
  const folder = decoded.replace(/(^|\/)index\.html$/, '$1');
  return folder.endsWith('/') ? folder : `${folder}/`;
}

/** One spelling for all that name the same anchor: decoded and in NFC. */
export function anchorKey(hash: string): string {
  return decodePart(hash).normalize('NFC');
}

/** A path of a page as it stands in an href: each part percent-encoded, a slash behind the last unless it is a file. */
export function encodePath(path: string): string {
  const encoded = path.split('/').map(encodePart).join('/');
  return encoded.endsWith('/') || /\.[^/]*$/.test(encoded) ? encoded : `${encoded}/`;
}
