import { sayBytes } from '../../model/words.ts';
import { formatCount } from '../../view/format.ts';
import type { Site } from '../site.ts';
import { addressOf } from '../urls.ts';
import { twinOf } from './twins.ts';

/** The most bytes of `/llms-full.txt`, in UTF-8, but for the lines that say what it holds: about half a million tokens. */
export const MAX_BYTES = 2 * 1024 * 1024;

/** The pages whose text it holds, in its order, by path without the base: the home page, documents, servers, tools. */
export function wholePages(site: Pick<Site, 'documents' | 'servers' | 'tools'>): string[] {
  return ['/', ...[...site.documents, ...site.servers.values(), ...site.tools].map(({ path }) => path)];
}

/**
 * `/llms-full.txt`: the Markdown of one page after the other. What is past the limit is left out, page by page, and the beginning
 * says so and where it is.
 * @param read the Markdown of the page at a path; undefined where it has none
 */
export async function llmsFull(site: Site, read: (path: string) => Promise<string | undefined>): Promise<string> {
  const paths = wholePages(site);
  const parts: string[] = [];
  let bytes = 0;
  let pages = 0;
  for (const path of paths) {
    const text = await read(path);
    if (text === undefined) continue;
    pages++;
    const part = `\n---\n\nPage: ${addressOf(site, path)}\n\n${text.trim()}\n`;
    const size = Buffer.byteLength(part);
    if (bytes + size > MAX_BYTES) continue;
    bytes += size;
    parts.push(part);
  }
  return [`${opening(site, parts.length, pages)}\n`, ...parts].join('');
}

function opening(site: Site, held: number, pages: number): string {
  const { title, description } = site;
  const [catalog, list, example] = ['/catalog.json', '/llms.txt', `/${twinOf('/')}`].map((path) =>
    addressOf(site, path),
  );
  const whole =
    held === pages ? `all ${formatCount(pages)} pages` : `${formatCount(held)} of ${formatCount(pages)} pages`;
  const rest =
    held === pages
      ? ''
      : ` The others do not fit into the ${sayBytes(MAX_BYTES)} of this file: ${list} and ${catalog} name them, and each has its Markdown beside it, as ${example}.`;
  const line = (text: string) => text.replaceAll(/\s+/g, ' ');
  return `# ${line(title)}\n\n> ${line(description)}\n\nThe text of ${whole} of this site: documents, servers and tools.${rest}`;
}
