import { slug } from 'github-slugger';
import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Heading } from './markdown-types.ts';
import { ownId } from './own-ids.ts';
import { visitElements } from './visit-elements.ts';

/** The id of a heading without a letter or a digit. */
const NAMELESS = 'section';

/** Headings of a text, with their place on the page. */
export interface HeadingResult {
  headings: Heading[];
  /** The text of a first heading that became the page's own title, and the anchor it would have had. */
  title: { text: string; id: string } | undefined;
}

/**
 * Gives every heading a unique id and the level it has on the page: one below the heading above it, so that no level
 * is skipped however the author numbered them.
 * @param tree changed in place
 * @param options `top`: the level of the outermost headings. `idPrefix`: before every id. `isTitle`: is a heading that
 *   opens the text the page's own title, and so left out? `taken`: ids already given, to which the new ones are added
 */
export function placeHeadings(
  tree: Root,
  options: { top: number; idPrefix: string; isTitle(text: string): boolean; taken: Set<string> },
): HeadingResult {
  const { top, idPrefix, taken } = options;
  let title: HeadingResult['title'];
  const first = tree.children.find((node) => node.type !== 'text' || node.value.trim() !== '');
  if (first && isHeading(first)) {
    const text = textOf(first).trim();
    if (options.isTitle(text)) {
      title = { text, id: idMaker(idPrefix, new Set(taken))(text) };
      tree.children.splice(tree.children.indexOf(first), 1);
    }
  }
  const makeId = idMaker(idPrefix, taken);
  const headings: Heading[] = [];
  const above: number[] = [];
  visitElements(tree, (node) => {
    if (!isHeading(node)) return;
    const written = Number(node.tagName[1]);
    while (above.length > 0 && above.at(-1)! >= written) above.pop();
    above.push(written);
    const depth = Math.min(6, top + above.length - 1);
    const text = textOf(node).trim();
    const id = typeof node.properties.id === 'string' ? node.properties.id : makeId(text);
    node.tagName = `h${depth}`;
    node.properties.id = id;
    headings.push({ depth, id, text });
  });
  return { headings, title };
}

/** Is it an element h1 to h6? */
export function isHeading(node: RootContent | Element): node is Element {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName);
}

/** Makes ids that nothing else on the page has: `run`, `run-1`, and where that is a heading's own name, `run-2`. */
function idMaker(idPrefix: string, taken: Set<string>): (text: string) => string {
  const counts = new Map<string, number>();
  return (text) => {
    const name = ownId(idPrefix, slug(text.normalize('NFC')) || NAMELESS);
    let count = counts.get(name) ?? 0;
    let id = count === 0 ? name : `${name}-${count}`;
    while (taken.has(id)) id = `${name}-${++count}`;
    counts.set(name, count);
    taken.add(id);
    return id;
  };
}
