import type { Root } from 'hast';
import type { Reporter } from './reporter.ts';
import { visitElements } from './visit-elements.ts';

/** Ids of the layout begin so; a text may not have one. */
const RESERVED = /^pb-/;

/** An id of a text as it stands on the page. */
export function ownId(idPrefix: string, id: string): string {
  return idPrefix === '' && RESERVED.test(id) ? `doc-${id}` : idPrefix + id;
}

/**
 * Settles the ids that the author gave by HTML and that footnotes have: none is the layout's, none stands twice.
 * @returns the ids, to which those of headings are added later
 */
export function settleIds(tree: Root, idPrefix: string, reporter: Reporter): Set<string> {
  const ids = new Set<string>();
  visitElements(tree, (node) => {
    const { id } = node.properties;
    if (typeof id !== 'string') return;
    const own = ownId('', id);
    if (ids.has(own)) {
      const fault = `The id ${id.slice(idPrefix.length)} is given twice, and the second is left out`;
      reporter.warn(node, 'duplicate-id', own, fault, 'Give it another id');
      delete node.properties.id;
      return;
    }
    ids.add(own);
    node.properties.id = own;
  });
  return ids;
}
