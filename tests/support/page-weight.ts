import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'es-module-lexer';
import { attribute, type BuiltPage, type BuiltSite, type Element, fileOf, ORIGIN, pageUrl } from './built-site.ts';

/** What a page costs a reader, in bytes after gzip, each file by itself. */
export interface Weight {
  /** The page and its style sheets. */
  page: number;
  /** Every script that is fetched without the reader's doing. */
  script: number;
  /** Every further script and style sheet that its cards can fetch, but tools' own modules, what draws pictures and what composes. */
  live: number;
  /** What draws pictures of one kind, or reads them, whichever takes the most. */
  picture: number;
  /** What composes arguments, and checks them: on opening, for tools that take them. */
  composer: number;
  /** What the header does when it is used, search above all, but for Pagefind's own files. */
  header: number;
}

/** Where tools' own modules lie, below the base. */
const TOOL_MODULES = '_pegboard/';

/** The parts that draw pictures, and the one that reads them, as the bundler names them. */
const PICTURES = /\/(?:(?!make-)\w+-picture|readout)\.[^/]+$/;

/** The part that composes arguments. */
const COMPOSER = /\/load-composer\.[^/]+$/;

/** What the header does, and its style sheet. */
const HEADER = /^_pegboard\/(?:header|search)\.[^/]+$/;

/** Weighs a page with all that it fetches, and all that its scripts may fetch later. */
export function weighPage(site: BuiltSite, page: BuiltPage): Weight {
  const styles = targets(
    site,
    page,
    (element) => element.tagName === 'link' && rel(element) === 'stylesheet' && attribute(element, 'href'),
  );
  const scripts = targets(
    site,
    page,
    (element) =>
      (element.tagName === 'script' && attribute(element, 'src')) ||
      (element.tagName === 'link' && rel(element) === 'modulepreload' && attribute(element, 'href')),
  );
  const first = closure(scripts, (file) => staticImports(site, file));
  const { cards, pictures, composers } = laterFiles(site, first);
  const header = closure(
    [...first].flatMap((file) => namedFiles(site, file)).filter((file) => HEADER.test(file)),
    (file) => namedFiles(site, file),
  );
  return {
    page: gzipSync(page.text).length + sum(site, styles),
    script: sum(site, first),
    live: sum(site, cards.difference(first).difference(styles)),
    picture: Math.max(0, ...pictures.map((files) => sum(site, files))),
    composer: Math.max(0, ...composers.map((files) => sum(site, files))),
    header: sum(site, header),
  };
}

/** What scripts can fetch later, with themselves: for any card, for each part that draws pictures, and for the one that composes. */
export function laterFiles(site: BuiltSite, first: Iterable<string>) {
  const parts = (file: string) =>
    namedFiles(site, file).filter((part) => !part.startsWith(TOOL_MODULES) && !HEADER.test(part));
  const cards = closure(first, (file) => parts(file).filter((part) => !PICTURES.test(part) && !COMPOSER.test(part)));
  const own = (file: string) => parts(file).filter((part) => !cards.has(part));
  const apart = (names: RegExp) => {
    const roots = [...cards].flatMap(parts).filter((part) => names.test(part));
    return roots.map((root) => closure([root], own));
  };
  return { cards, pictures: apart(PICTURES), composers: apart(COMPOSER) };
}

function targets(
  site: BuiltSite,
  page: BuiltPage,
  address: (element: Element) => string | false | undefined,
): Set<string> {
  const files = page.elements.flatMap((element) => {
    const named = address(element);
    return named ? [requireFile(site, new URL(named, pageUrl(site, page)))] : [];
  });
  return new Set(files);
}

function rel(element: Element): string | undefined {
  return attribute(element, 'rel')?.toLowerCase();
}

function closure(start: Iterable<string>, next: (file: string) => string[]): Set<string> {
  const seen = new Set(start);
  for (const file of seen) for (const other of next(file)) seen.add(other);
  return seen;
}

/** What a module imports before it runs. */
function staticImports(site: BuiltSite, file: string): string[] {
  const [imports] = parse(readFileSync(join(site.folder, file), 'utf8'));
  return imports.flatMap((found) => {
    if (found.type !== 'static' && found.type !== 'reexport-star') return [];
    return [requireFile(site, new URL(found.specifier, new URL(site.base + file, ORIGIN)))];
  });
}

/** Every script and style sheet of the site that a script names in a string: dynamic imports, preload lists and workers. */
function namedFiles(site: BuiltSite, file: string): string[] {
  if (!file.endsWith('.js')) return [];
  const text = readFileSync(join(site.folder, file), 'utf8');
  return [...text.matchAll(/["'`]([^"'`\s]+\.(?:js|css))["'`]/g)].flatMap(([, name = '']) => {
    const found = [new URL(site.base + file, ORIGIN), new URL(site.base, ORIGIN)]
      .filter((from) => URL.canParse(name, from))
      .map((from) => fileOf(site, new URL(name, from)));
    return found.find((target) => target !== undefined) ?? [];
  });
}

function requireFile(site: BuiltSite, url: URL): string {
  const file = fileOf(site, url);
  if (file === undefined) throw new Error(`${url.pathname} is not in the site`);
  return file;
}

function sum(site: BuiltSite, files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + gzipSync(readFileSync(join(site.folder, file))).length, 0);
}
