import type { Element, ElementContent } from 'hast';
import { element, isBlank } from './nodes.ts';

/** Makes a list of files one that shows which are folders, which are meant, and what is said of each. */
export function makeFileTree(list: Element): Element {
  return element('ul', { className: ['pb-files'], role: 'list', dir: 'ltr' }, entriesOf(list));
}

function entriesOf(list: Element): ElementContent[] {
  return list.children
    .filter((node) => node.type === 'element' && node.tagName === 'li')
    .map((node) => entryOf(node as Element));
}

function entryOf(item: Element): Element {
  const inner = item.children.flatMap((node) => (isElement(node, 'p') ? node.children : [node]));
  const lists = inner.filter((node) => isElement(node, 'ul') || isElement(node, 'ol')) as Element[];
  const [name, comment] = splitName(inner.filter((node) => !lists.includes(node as Element) && !isBlank(node)));
  const isFolder = lists.length > 0 || /\/$/.test(textOf(name));
  const className = isFolder ? ['pb-folder'] : [];
  return element('li', { className }, [
    element('span', { className: ['pb-file'] }, name),
    ...(comment.length > 0
      ? [{ type: 'text', value: ' ' } as const, element('span', { className: ['pb-file-note'], dir: 'auto' }, comment)]
      : []),
    ...(lists.length > 0 ? [element('ul', { role: 'list' }, lists.flatMap(entriesOf))] : []),
  ]);
}

/** A name is the first word, or what is marked as code or bold; the rest is what is said of it. */
function splitName([first, ...rest]: ElementContent[]): [name: ElementContent[], comment: ElementContent[]] {
  if (first === undefined) return [[], []];
  if (first.type !== 'text') return [[first], trimStart(rest)];
  const [, name = '', after = ''] = /^\s*(\S*)\s*([\s\S]*)$/.exec(first.value) ?? [];
  const text: ElementContent[] = after === '' ? [] : [{ type: 'text', value: after }];
  return [[{ ...first, value: name }], [...text, ...rest]];
}

function trimStart([first, ...rest]: ElementContent[]): ElementContent[] {
  if (first?.type !== 'text') return first ? [first, ...rest] : [];
  return [{ ...first, value: first.value.trimStart() }, ...rest];
}

function textOf(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) =>
      node.type === 'text' ? node.value : 'children' in node ? textOf(node.children as ElementContent[]) : '',
    )
    .join('');
}

function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}
