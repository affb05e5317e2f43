import type { BlockContent, Heading, ListItem, PhrasingContent, RootContent, Table } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';

/** Text, or what stands among text. A line break in it is a blank: names from outside may hold any. */
export type Inline = string | PhrasingContent;

const OPTIONS: Options = { bullet: '-', extensions: [gfmToMarkdown()] };

/** Markdown of blocks. Whatever stands in their texts means itself: it is escaped. */
export function writeMarkdown(blocks: readonly (RootContent | undefined)[]): string {
  return toMarkdown({ type: 'root', children: blocks.filter((block) => block !== undefined) }, OPTIONS);
}

/** A heading; levels past 6 are 6. */
export function heading(level: number, ...content: Inline[]): Heading {
  return { type: 'heading', depth: Math.min(level, 6) as Heading['depth'], children: content.map(toInline) };
}

/** A paragraph. Blanks at its ends mean nothing. */
export function paragraph(...content: Inline[]): BlockContent {
  const children = content.map(toInline).filter((part) => part.type !== 'text' || part.value !== '');
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return { type: 'paragraph', children };
}

/** Plain text of an author: empty lines part its paragraphs. */
export function plainText(text: string): BlockContent[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => paragraph(part));
}

/** A list with one line an item; none of none. */
export function list(items: readonly (readonly Inline[])[]): BlockContent | undefined {
  if (items.length === 0) return undefined;
  const children = items.map((item): ListItem => ({ type: 'listItem', spread: false, children: [paragraph(...item)] }));
  return { type: 'list', ordered: false, spread: false, children };
}

/** A table. */
export function table(head: readonly string[], rows: readonly (readonly Inline[])[]): Table {
  const lines = [head, ...rows].map((cells) => ({
    type: 'tableRow' as const,
    children: cells.map((cell) => ({ type: 'tableCell' as const, children: [toInline(cell)] })),
  }));
  return { type: 'table', children: lines };
}

/** A link. */
export function link(label: string, url: string): PhrasingContent {
  return { type: 'link', url, children: [toInline(label)] };
}

/** Code among text. */
export function code(value: string): PhrasingContent {
  // Between backticks, nothing would be left of empty code.
  return value.trim() === '' ? toInline(JSON.stringify(value)) : { type: 'inlineCode', value: oneLine(value) };
}

/** A block of code. */
export function codeBlock(value: string, language: string): BlockContent {
  return { type: 'code', lang: language, value };
}

function toInline(content: Inline): PhrasingContent {
  return typeof content === 'string' ? { type: 'text', value: oneLine(content) } : content;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
