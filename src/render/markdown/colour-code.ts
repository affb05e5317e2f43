import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { findLanguage, type Language, languageNames, languageOfClass, optionsOfClass } from '../highlight/languages.ts';
import { show } from '../links/classify-href.ts';
import { nearest } from '../links/nearest.ts';
import { type CodeOptions, readCodeOptions } from './code-options.ts';
import { markLines, sayMarks } from './mark-lines.ts';
import type { Reporter } from './reporter.ts';
import { visitElements } from './visit-elements.ts';

/** One block of code, until its colours are known. */
export interface CodeBlock {
  code: string;
  language: Language | 'plain';
}

/**
 * Makes every block of code one that scrolls by itself, by keyboard too, and reads left to right. What its fence says of it, a title
 * and marks on lines, is read.
 * @param text the whole text, for places
 * @returns the blocks in order, and a function that puts their HTML in once it is made
 */
export function findCode(
  tree: Root,
  text: string,
  reporter: Reporter,
): { blocks: CodeBlock[]; fill(html: readonly string[]): void } {
  const blocks: CodeBlock[] = [];
  const places: { element: Element; options: CodeOptions }[] = [];
  visitElements(tree, (node, parent, index) => {
    if (node.tagName === 'code') node.properties = { dir: 'ltr', ...idOf(node) };
    if (node.tagName !== 'pre') return true;
    const inner = holdsLinks(node) ? undefined : onlyCode(node);
    const language = inner ? languageOf(inner.className, inner.element, reporter) : 'plain';
    node.properties = { ...node.properties, dir: 'ltr', tabIndex: 0, role: 'group' };
    node.properties.ariaLabel = language === 'plain' ? 'Code' : `Code, ${language.name}`;
    if (!inner) return false;
    const code = textOf(inner.element).replace(/\r\n?/g, '\n').replace(/\n$/, '');
    const written = optionsOfClass(inner.className) + metaOf(inner.element);
    const options = readCodeOptions(written, { node: inner.element, text, lines: code.split('\n').length, reporter });
    node.properties.ariaLabel += sayMarks(options);
    inner.element.properties = idOf(inner.element);
    blocks.push({ code, language });
    places.push({ element: inner.element, options });
    if (options.title !== undefined) parent.children[index] = titled(node, options.title);
    return false;
  });
  return {
    blocks,
    fill(html) {
      places.forEach(({ element, options }, index) => {
        element.children = [{ type: 'raw', value: markLines(html[index] ?? '', options) }];
      });
    },
  };
}

function titled(pre: Element, title: string): Element {
  const text: Element = {
    type: 'element',
    tagName: 'span',
    properties: { dir: 'auto' },
    children: [{ type: 'text', value: title }],
  };
  const caption: Element = { type: 'element', tagName: 'figcaption', properties: {}, children: [text] };
  return {
    type: 'element',
    tagName: 'figure',
    properties: { className: ['pb-fence'], dir: 'ltr' },
    children: [caption, pre],
  };
}

/** What stands in the fence behind the language. */
function metaOf({ properties }: Element): string {
  return typeof properties.dataMeta === 'string' ? ` ${properties.dataMeta}` : '';
}

/** Code with links stays as it is written, for colours would take them away. */
function holdsLinks(pre: Element): boolean {
  let found = false;
  visitElements(pre, (node) => {
    found ||= node.tagName === 'a';
  });
  return found;
}

function onlyCode(pre: Element): { element: Element; className: string } | undefined {
  const [only, ...others] = pre.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (only?.type !== 'element' || only.tagName !== 'code' || others.length > 0) return undefined;
  const { className } = only.properties;
  return { element: only, className: Array.isArray(className) ? String(className[0] ?? '') : '' };
}

function languageOf(className: string, node: Element, reporter: Reporter): Language | 'plain' {
  const written = languageOfClass(className);
  const language = findLanguage(written);
  if (language) return language;
  const near = nearest(written, languageNames());
  const fault = `The language ${show(written)} of this code is not known, so it has no colours`;
  const fix = near ? `Did you mean ${near}?` : 'Name a language that is, or text for none';
  reporter.warn(node, 'unknown-language', written.toLowerCase(), fault, fix);
  return 'plain';
}

function idOf({ properties }: Element): { id?: string } {
  return typeof properties.id === 'string' ? { id: properties.id } : {};
}
