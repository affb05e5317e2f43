import type { Element, Root } from 'hast';
import { visitElements } from './visit-elements.ts';

/**
 * Puts what Markdown itself makes into forms that survive the sanitiser, while it can still be told from raw HTML:
 * the alignment of a table's cells and what a fence says behind its language become attributes, the box of a task a character, and footnotes lose the marks that
 * only scripts and other style sheets know, so that no style and no form control is needed.
 */
export function prepareMarkdownTree(tree: Root): void {
  visitElements(tree, (node, parent, index) => {
    const meta = node.tagName === 'code' && (node.data as { meta?: string } | undefined)?.meta;
    if (meta) node.properties.dataMeta = meta;
    if (node.tagName === 'td' || node.tagName === 'th') alignCell(node);
    if (node.tagName === 'h2' && node.properties.id === 'footnote-label') delete node.properties.className;
    for (const name of ['dataFootnotes', 'dataFootnoteRef', 'dataFootnoteBackref']) delete node.properties[name];
    if (node.tagName === 'input') {
      parent.children[index] = { type: 'text', value: node.properties.checked ? '☑' : '☐' };
    }
  });
}

function alignCell(cell: Element): void {
  const side = /^text-align: (left|center|right)$/.exec(String(cell.properties.style ?? ''))?.[1];
  if (side) cell.properties = { align: side };
}
