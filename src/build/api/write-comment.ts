import { firstSentence } from '../../model/first-sentence.ts';
import type { ApiComment, CommentPart } from './api-model.ts';

/** What the texts of comments need of the site. */
export interface CommentLinks {
  /** The address that an inline tag such as `{@link Tool}` leads to, where it leads anywhere. */
  addressOfTag(part: Extract<CommentPart, { kind: 'inline-tag' }>): string | undefined;
}

/** Deepest heading that a comment's own may be above: those of the page are at levels 1 to 3. */
const HEADINGS_BELOW = 3;

/** The text of a comment as Markdown. */
export function writeParts(parts: readonly CommentPart[], links: CommentLinks): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return lowerHeadings(part.text);
      return part.kind === 'inline-tag' ? writeTag(part, links) : part.text;
    })
    .join('')
    .trim();
}

/** A heading in a comment stands below those of the page. */
function lowerHeadings(text: string): string {
  return text.replace(/^( {0,3})(#{1,6})(?=\s)/gm, (_, indent: string, marks: string) => {
    return `${indent}${'#'.repeat(Math.min(6, marks.length + HEADINGS_BELOW))}`;
  });
}

function writeTag(part: Extract<CommentPart, { kind: 'inline-tag' }>, links: CommentLinks): string {
  if (!part.tag.startsWith('@link')) return part.text;
  const said = part.text || part.tsLinkText || '';
  const label = part.tag === '@linkplain' ? escapeMarkdown(said) : `\`${said.replaceAll('`', '')}\``;
  const address = links.addressOfTag(part);
  return address === undefined ? label : `[${label}](<${address}>)`;
}

/** Every mark of a text as a character reference: nothing in it is Markdown or HTML. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** HTML that stands inside a line of Markdown: the same, and no mark in its texts is Markdown. */
export function inlineHtml(html: string): string {
  return html
    .split(/(<[^>]*>|&[a-z]+;)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeMarkdown(part.replace(/\s*\n\s*/g, ' '))))
    .join('');
}

/** Tags that say something of their own in a page, in its order, and as what. Others stand under their names. */
const HEADINGS = new Map([
  ['@deprecated', 'Deprecated'],
  ['@remarks', 'Remarks'],
  ['@defaultValue', 'Default'],
  ['@default', 'Default'],
  ['@returns', 'Returns'],
  ['@throws', 'Throws'],
  ['@example', 'Example'],
  ['@see', 'See also'],
  ['@since', 'Since'],
]);

const ORDER = [...HEADINGS.keys()];

/** Tags whose text stands elsewhere: beside the parameter that it is about. */
const ELSEWHERE = new Set(['@param', '@typeParam', '@template', '@property', '@prop']);

/** A comment as blocks of Markdown: its deprecation first, then its text, then its other tags. */
export function writeComment(comment: ApiComment | undefined, links: CommentLinks): string[] {
  if (!comment) return [];
  const tags = (comment.blockTags ?? []).filter(({ tag }) => !ELSEWHERE.has(tag));
  const blocks = tags
    .map((tag) => ({ tag: tag.tag, text: writeBlockTag(tag, links) }))
    .toSorted((a, b) => rank(a.tag) - rank(b.tag));
  return [
    ...blocks.filter(({ tag }) => tag === '@deprecated').map(({ text }) => text),
    writeParts(comment.summary, links),
    ...blocks.filter(({ tag }) => tag !== '@deprecated' && HEADINGS.has(tag)).map(({ text }) => text),
    ...inOneLine(blocks.filter(({ tag }) => !HEADINGS.has(tag)).map(({ text }) => text)),
  ].filter((text) => text !== '');
}

/** Tags of the site's own are short, mostly: such as the least and the most of a number. */
function inOneLine(texts: readonly string[]): string[] {
  const isLong = (text: string) => text.includes('\n');
  return [texts.filter((text) => !isLong(text)).join(', '), ...texts.filter(isLong)];
}

function rank(tag: string): number {
  const index = ORDER.indexOf(tag);
  return index === -1 ? ORDER.length : index;
}

/** A value as code writes it, and no sentence. */
const VALUE = /^(?:'[^'\n]*'|"[^"\n]*"|[[{][^`\n]*[\]}]|-?\d[\d._]*|true|false|null|undefined)$/;

function writeBlockTag(
  { tag, name, content }: NonNullable<ApiComment['blockTags']>[number],
  links: CommentLinks,
): string {
  const title = HEADINGS.get(tag) ?? tag.slice(1);
  const written = writeParts(content, links);
  const isPlain = /^[^`\n]+$/.test(written);
  // A tag of the site's own is for a program, and its text is code.
  const isCode = isPlain && (HEADINGS.has(tag) ? title === 'Default' && VALUE.test(written) : true);
  const text = isCode ? `\`${written}\`` : written;
  const caption = name?.replace(/<\/?caption>/g, '').trim();
  const label = caption ? `**${title}: ${escapeMarkdown(caption)}**` : `**${title}**`;
  const isBlock = tag === '@example' || text.startsWith('```') || text.includes('\n\n');
  return text === '' ? label : `${label}${isBlock ? '\n\n' : ': '}${text}`;
}

/** The first sentence of a comment, as Markdown without links: for lists and descriptions. */
export function firstWords(comment: ApiComment | undefined): string {
  const text = (comment?.summary ?? [])
    .map((part) => (part.kind === 'inline-tag' ? part.text || part.tsLinkText || '' : part.text))
    .join('');
  return firstSentence(text.split('```')[0] ?? '');
}
