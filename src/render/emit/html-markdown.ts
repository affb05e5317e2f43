import type { Element, Nodes, Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root as MarkdownRoot, RootContent } from 'mdast';
import { htmlToHast } from 'satteri';
import { visitElements } from '../markdown/visit-elements.ts';
import { addressFrom, addressOf } from '../urls.ts';

/** Where HTML stands, and what its cards are of. */
export interface HtmlContext {
  /** Of the site. */
  origin: string | undefined;
  base: string;
  /** The path of the page, without the base. */
  path: string;
  /** What stands for the card of a tool: its name, its line and where its page is, without the base. */
  toolOf(id: string): { name: string; blurb: string; path: string } | undefined;
}

/** What readers use and programs do not, and what they cannot read. */
const CHROME = new Set(
  'nav footer button form input select textarea dialog script style noscript template link meta svg canvas iframe object embed'.split(
    ' ',
  ),
);

/** Deepest HTML that is followed: what lies deeper is left out. No page that a person wrote comes near. */
const MAX_DEPTH = 400;

/** HTML of a page as blocks of Markdown: its text without what one uses it by, with addresses that mean the same elsewhere. */
export function htmlMarkdown(html: string, context: HtmlContext): RootContent[] {
  const tree = copy(htmlToHast(html, { fragment: true }) as Nodes, 0) as Root;
  visitElements(tree, (element, parent, index) => {
    const { properties } = element;
    if (element.tagName === 'tool-card') parent.children[index] = cardLink(element, context);
    else if (properties.role === 'img' && element.tagName !== 'img')
      asText(element, String(properties.ariaLabel ?? ''));
    else if (element.tagName === 'pre') nameLanguage(element);
    else if (element.tagName === 'aside') element.tagName = 'blockquote';
    for (const name of ['href', 'src'] as const) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = addressFrom(context, address, context.path);
    }
  });
  return (toMdast(tree) as MarkdownRoot).children;
}

/** The `<main>` of a page's HTML; undefined where it has none. */
export function mainOf(html: string): string | undefined {
  const [start, end] = [html.search(/<main[\s>]/i), html.lastIndexOf('</main>')];
  return start < 0 || end < start ? undefined : html.slice(start, end);
}

/** A tree of our own, without chrome: what the parser gives is not to be changed. */
function copy(node: Nodes, depth: number): Nodes {
  if (!('children' in node)) return node;
  const children = depth > MAX_DEPTH ? [] : node.children.filter((child) => !isChrome(child));
  const copied = children.map((child) => copy(child, depth + 1));
  return {
    ...node,
    ...('properties' in node ? { properties: { ...node.properties } } : {}),
    children: copied,
  } as Nodes;
}

function isChrome(node: Nodes): boolean {
  if (node.type === 'comment' || node.type === 'doctype') return true;
  if (node.type !== 'element') return false;
  const { hidden, ariaHidden, className } = node.properties;
  const isAnchor = Array.isArray(className) && className.includes('pb-anchor');
  return CHROME.has(node.tagName) || hidden === true || ariaHidden === 'true' || isAnchor;
}

function cardLink(card: Element, { toolOf, ...site }: HtmlContext): Element {
  const tool = toolOf(String(card.properties.tool ?? ''));
  if (!tool) return { type: 'element', tagName: 'div', properties: {}, children: [] };
  const href = addressOf(site, tool.path);
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href },
    children: [{ type: 'text', value: tool.name }],
  };
  return {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [link, { type: 'text', value: `: ${tool.blurb}` }],
  };
}

function asText(element: Element, text: string): void {
  element.tagName = 'p';
  element.properties = {};
  element.children = [{ type: 'text', value: text }];
}

/** A block of code says its language in its label: `Code, Shell`. */
function nameLanguage(pre: Element): void {
  const [, language] = /^Code, (.+)$/.exec(String(pre.properties.ariaLabel ?? '')) ?? [];
  const code = pre.children.find((child) => child.type === 'element' && child.tagName === 'code');
  if (language === undefined || code?.type !== 'element') return;
  code.properties.className = [`language-${language.toLowerCase().replaceAll(/\s+/g, '-')}`];
  code.children = [{ type: 'text', value: textOf(code) }];
}
