import { element } from './element.ts';

const ENTITIES = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
]);

/**
 * An excerpt of Pagefind's as nodes: text, and `<mark>` around what was found. It is never taken for HTML: of its tags only
 * those that Pagefind puts in are read, and all others are text.
 */
export function markedText(excerpt: string): (Node | string)[] {
  // The words of a script without spaces are marked one by one.
  const pieces = excerpt.replaceAll('</mark><mark>', '').split(/<(\/?)mark>/);
  const nodes: (Node | string)[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const text = (pieces[at] ?? '').replace(/&[lg]t;/g, (entity) => ENTITIES.get(entity) ?? entity);
    if (text !== '') nodes.push(pieces[at - 1] === '' ? element('mark', {}, text) : text);
  }
  return nodes;
}

/** An excerpt without the title it begins with: that stands above it. */
export function afterTitle(excerpt: string, title: string): string {
  let at = 0;
  for (const char of title.replaceAll('<', '&lt;').replaceAll('>', '&gt;')) {
    at += /^<\/?mark>/.exec(excerpt.slice(at, at + '</mark>'.length))?.[0].length ?? 0;
    if (!excerpt.startsWith(char, at)) return excerpt;
    at += char.length;
  }
  // Pagefind ends a heading with a full stop.
  const end = /^(?:\.(?:<\/mark>)?|<\/mark>\.)(?:\s+|$)/.exec(excerpt.slice(at));
  return end ? excerpt.slice(at + end[0].length) : excerpt;
}
