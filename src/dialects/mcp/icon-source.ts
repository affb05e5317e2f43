import { quote, sayBytes } from '../dialect.ts';

/** The most bytes of a picture that a page carries with it. */
const MAX_BYTES = 32 * 1024;

/** Pictures that every browser draws. In an `<img>` an SVG runs no script and loads nothing. */
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,([A-Za-z0-9+/]+={0,2})$/i;

/** What may be done with the address of an icon. */
export type IconSource =
  /** The page shows it. */
  | { use: 'show' }
  /** Its address is told, and nobody's browser asks for it: pages load nothing from other sites. */
  | { use: 'link' }
  | { use: 'none'; severity: 'error' | 'warning'; fault: string; fix: string };

/** Judges the address of an icon by parsing it (WHATWG URL), as a browser would: `java\nscript:` is seen for what it is. */
export function iconSource(src: string): IconSource {
  const parsed = URL.parse(src);
  const refuse = (severity: 'error' | 'warning', fault: string, fix: string): IconSource => {
    return { use: 'none', severity, fault, fix };
  };
  if (parsed?.protocol === 'https:' || parsed?.protocol === 'http:') return { use: 'link' };
  if (parsed?.protocol !== 'data:') {
    const scheme = parsed ? `has the scheme ${parsed.protocol}` : 'is no absolute URL';
    return refuse(
      'error',
      `The icon ${quote(src)} ${scheme}`,
      'Write an https URL, or a data: URL that holds the picture',
    );
  }
  const data = PICTURE.exec(src)?.[1];
  if (data === undefined) {
    const fault = `The icon ${quote(src)} is no PNG, JPEG, GIF, WebP or SVG in base64`;
    return refuse('error', fault, 'Write data:image/png;base64, and the picture after it');
  }
  const bytes = Math.floor((data.replaceAll('=', '').length * 3) / 4);
  if (bytes <= MAX_BYTES) return { use: 'show' };
  const fault = `This icon has ${sayBytes(bytes)}, and pages carry icons of up to ${sayBytes(MAX_BYTES)}: it is not shown`;
  return refuse('warning', fault, 'Make it smaller');
}
