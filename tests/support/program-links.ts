import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownToHast } from 'satteri';
import { visitElements } from '../../src/render/markdown/visit-elements.ts';
import { type BuiltSite, fileOf, ORIGIN } from './built-site.ts';

/** Files for programs that are no Markdown of a page. */
const TEXTS =
  /^(catalog(-\d+)?\.json|openapi(-\d+)?\.json|\.well-known\/.*|feed\.xml|robots\.txt|llms\.txt|llms-full\.txt|sitemap.*\.xml)$/;

/** Every address of the site in a file for programs that leads nowhere; a sentence each. */
export function badProgramLinks(site: BuiltSite): string[] {
  return [...site.files].flatMap((file) => {
    const addresses = file.endsWith('.md')
      ? linksOf(read(site, file))
      : TEXTS.test(file)
        ? whole(read(site, file))
        : [];
    return addresses.flatMap((address) => {
      const fault = faultOf(site, file, address);
      return fault ? [`${file}: ${address} ${fault}`] : [];
    });
  });
}

/** Where links and pictures of Markdown lead. */
function linksOf(markdown: string): string[] {
  const found: string[] = [];
  visitElements(markdownToHast(markdown) as Parameters<typeof visitElements>[0], ({ properties }) => {
    for (const address of [properties.href, properties.src]) if (typeof address === 'string') found.push(address);
  });
  return found;
}

/** The whole addresses of the site in any text. */
function whole(text: string): string[] {
  return text.match(/https:\/\/site\.test[^\s"'<>()[\]`]*[^\s"'<>()[\]`.,;:]/g) ?? [];
}

function read(site: BuiltSite, file: string): string {
  return readFileSync(join(site.folder, file), 'utf8');
}

function faultOf(site: BuiltSite, file: string, address: string): string | undefined {
  // Markdown makes a link of any text that begins so, also where it tells of a wrong address.
  if (/^https?:/.test(address) && !URL.canParse(address)) return undefined;
  if (!URL.canParse(address, new URL(site.base + file, ORIGIN))) return 'is no address';
  const url = new URL(address, new URL(site.base + file, ORIGIN));
  if (url.origin !== ORIGIN) return undefined;
  // The address of the whole site, as OpenAPI has it.
  if (`${url.pathname}/` === site.base) return undefined;
  const target = fileOf(site, url);
  if (target === undefined) return 'leads nowhere';
  if (url.hash === '' || url.hash.includes('=')) return undefined;
  const ids = site.pages.get(target)?.ids;
  return ids?.includes(decodeURIComponent(url.hash.slice(1))) ? undefined : 'names an anchor that is not there';
}
