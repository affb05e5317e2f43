import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { findLanguage, type Language, languageNames, languageOfClass } from '../highlight/languages.ts';
import { show } from '../links/classify-href.ts';
import { nearest } from '../links/nearest.ts';
import type { Reporter } from './reporter.ts';
import { visitElements } from './visit-elements.ts';

/** One block of code, until its colours are known. */
export interface CodeBlock {
  code: string;
  language: Language | 'plain';
}

/**
 * Makes every block of code one that scrolls by itself, by keyboard too, and reads left to right.
 * @returns the blocks in order, and a function that puts their HTML in once it is made
 */
export function findCode(tree: Root, reporter: Reporter): { blocks: CodeBlock[]; fill(html: readonly string[]): void } {
  const blocks: CodeBlock[] = [];
  const places: Element[] = [];
  visitElements(tree, (node) => {
    if (node.tagName === 'code') node.properties = { dir: 'ltr', ...idOf(node) };
    if (node.tagName !== 'pre') return true;
    const inner = holdsLinks(node) ? undefined : onlyCode(node);
    const language = inner ? languageOf(inner.className, inner.element, reporter) : 'plain';
    node.properties = { ...node.properties, dir: 'ltr', tabIndex: 0, role: 'group' };
    node.properties.ariaLabel = language === 'plain' ? 'Code' : `Code, ${language.name}`;
    if (!inner) return false;
    inner.element.properties = idOf(inner.element);
    blocks.push({ code: textOf(inner.element).replace(/\r\n?/g, '\n').replace(/\n$/, ''), language });
    places.push(inner.element);
    return false;
  });
  return {
    blocks,
    fill(html) {
      places.forEach((place, index) => {
        place.children = [{ type: 'raw', value: html[index] ?? '' }];
      });
    },
  };
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
