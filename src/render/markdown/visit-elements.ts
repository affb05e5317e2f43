import type { Element, Root } from 'hast';

/**
 * Calls `visitor` for every element, each before its children, in the order of the text. It is passed the element's
 * parent, and its place there; what it puts in that place instead is not visited. `false` leaves the children out.
 * Recursive: for a tree whose depth is known to be bounded. The usual visitor of unist trees costs ten times as much.
 */
export function visitElements(
  tree: Root | Element,
  visitor: (element: Element, parent: Root | Element, index: number) => unknown,
): void {
  for (let index = 0; index < tree.children.length; index++) {
    const child = tree.children[index];
    if (child?.type !== 'element') continue;
    if (visitor(child, tree, index) === false || tree.children[index] !== child) continue;
    visitElements(child, visitor);
  }
}
