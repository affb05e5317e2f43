import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element of a parsed page. */
export type Element = DefaultTreeAdapterTypes.Element;

/** A page of a built site. */
export interface BuiltPage {
  /** Its file, relative to the site, such as `tools/crc/index.html`. */
  file: string;
  /** Its path below the base, such as `tools/crc/`. */
  path: string;
  text: string;
  elements: Element[];
  /** Every id, in order; a repeated one is there twice. */
  ids: string[];
}

/** A built site as it lies on disk. */
export interface BuiltSite {
  /** Absolute. */
  folder: string;
  /** The path it is published below, with a slash at both ends. */
  base: string;
  /** Every file, relative, with `/`. */
  files: Set<string>;
  /** By file. */
  pages: Map<string, BuiltPage>;
}

/** Where the tests pretend a site is published. */
export const ORIGIN = 'https://site.test';

/** Reads and parses every page of a built site. */
export function readBuiltSite(folder: string, base = '/'): BuiltSite {
  const files = globSync(['**', '**/.*', '**/.*/**'], { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => readPage(folder, file));
  return { folder, base, files: new Set(files), pages: new Map(pages.map((page) => [page.file, page])) };
}

/** The value of an attribute; undefined where the element has none. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** A page's address, as a browser would have it. */
export function pageUrl(site: BuiltSite, page: BuiltPage): URL {
  return new URL(site.base + page.path, ORIGIN);
}

/**
 * The file of a site that an address leads to.
 * @returns undefined where a static host would answer that there is none
 */
export function fileOf(site: BuiltSite, url: URL): string | undefined {
  if (url.origin !== ORIGIN || !url.pathname.startsWith(site.base)) return undefined;
  const path = decodeURIComponent(url.pathname.slice(site.base.length));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return site.files.has(file) ? file : undefined;
}

function readPage(folder: string, file: string): BuiltPage {
  const text = readFileSync(join(folder, file), 'utf8');
  const elements = [...elementsBelow(parse(text))];
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
  return { file, path: file.replace(/(^|\/)index\.html$/, '$1'), text, elements, ids };
}

function* elementsBelow(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child;
    if ('content' in child) yield* elementsBelow(child.content);
    if ('childNodes' in child) yield* elementsBelow(child);
  }
}
