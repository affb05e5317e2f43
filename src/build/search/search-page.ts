import { escapeText } from '../../render/escape-text.ts';
import { textLanguage } from './text-language.ts';

/** A page as it is searched. */
export interface SearchPage {
  /** The page as it was written. */
  html: string;
  /** The site's language, as a BCP 47 tag. */
  lang: string;
  /** What the page is called; undefined where its first heading says it. */
  title: string | undefined;
  /** What kind of page it is, for readers, such as `Tool`. */
  kind: string;
  /** Of a tool: what is no longer to be used stands behind the others. */
  status?: string | undefined;
  /** What it can be narrowed down by, by what readers call it. */
  facets: ReadonlyMap<string, readonly string[]>;
  /** Words that it is found by and does not show. */
  keywords: readonly string[];
  /** What is found in a section and not shown in it, by the section's id. */
  unseen: ReadonlyMap<string, readonly string[]>;
}

/** Parts of a page that say nothing of their own, such as how to embed a tool, and what it is narrowed down by. */
export const NOT_SEARCHED = [
  '.pb-cards',
  '.pb-contents',
  '.pb-crumbs',
  '.pb-pager',
  '.pb-facts',
  '.pb-proof span',
  '.pb-anchor',
  '#results',
  '#losses',
  '#elsewhere',
  '#programs',
  '[hidden]',
  '[aria-hidden=true]',
  'button',
];

/**
 * What Pagefind is given of a page: its content, with what it can be narrowed down by and what it does not show. The page
 * itself stays as light as it is.
 */
export function searchPage({
  html,
  lang,
  title = '',
  kind,
  status = '',
  facets,
  keywords,
  unseen,
}: SearchPage): string {
  const content = spaceCells(anchorSections(addUnseen(mainOf(html), unseen)));
  const filters = [...facets].flatMap(([name, values]) =>
    values.map((value) => `<span data-pagefind-filter="${escapeText(name)}">${escapeText(value)}</span>`),
  );
  const language = textLanguage(content.replace(/<[^>]*>/g, ' '), lang);
  const meta = (name: string, value: string) =>
    value === '' ? '' : `<span data-pagefind-meta="${name}">${escapeText(value)}</span>`;
  const head = [
    meta('title', title),
    meta('kind', kind),
    meta('status', status),
    meta('keywords', keywords.join(' ')),
    ...filters,
  ].join('');
  return `<!doctype html><html lang="${language}"><body><div data-pagefind-ignore>${head}</div>${content}</body></html>`;
}

/** What holds no text to be found, and is most of the bytes of a page. */
const UNREAD = /<(svg|form|nav|script|style|noscript)\b.*?<\/\1>/gs;

/** What stands between the header and the footer; in a page of one's own without `<main>`, all of it. */
function mainOf(html: string): string {
  const content = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? /<body\b[^>]*>(.*)<\/body>/s.exec(html);
  return (content?.[1] ?? html).replace(UNREAD, '');
}

function addUnseen(html: string, unseen: SearchPage['unseen']): string {
  return [...unseen].reduce((page, [id, texts]) => {
    const words = texts.map((text) => `<p data-pagefind-weight="0.5">${escapeText(text)}</p>`).join('');
    // A function: a text may hold what `replace` takes for a reference.
    return page.replace(new RegExp(`<section id="${id}"[^>]*>\\s*<h2[^>]*>.*?</h2>`, 's'), (start) => start + words);
  }, html);
}

/** A section is known by its id, and found by its heading. */
function anchorSections(html: string): string {
  return html.replace(/(<section id="([\w-]+)"[^>]*>\s*<h2)[^>]*>/g, '$1 id="$2">');
}

/** What stands beside each other in a table is not one word. */
function spaceCells(html: string): string {
  return html.replace(/<\/(?:td|th|dt|dd|li|option|summary)>/g, '$& ');
}
