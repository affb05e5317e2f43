import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { encodePart } from '../links/site-path.ts';
import { isHeading } from './headings.ts';
import { visitElements } from './visit-elements.ts';

/** Blocks of prose, whose direction follows from their first letter. */
const PROSE = new Set(['p', 'ul', 'ol', 'dl', 'blockquote', 'details', 'figure', 'table', 'div', 'section']);

/** Puts every table into a frame that scrolls by itself, by keyboard too; its name is the caption's or the heading's above. */
export function frameTables(tree: Root): void {
  const names = new Set<string>();
  let heading = '';
  visitElements(tree, (node, parent, index) => {
    if (isHeading(node)) heading = textOf(node).trim();
    if (node.tagName !== 'table') return;
    visitElements(node, (cell) => {
      if (cell.tagName === 'td' || cell.tagName === 'th') alignByClass(cell);
    });
    const caption = node.children.find((child) => child.type === 'element' && child.tagName === 'caption');
    const label = uniqueLabel((caption && textOf(caption).trim()) || heading, names);
    const properties = { className: ['pb-scroll'], role: 'region', tabIndex: 0, ariaLabel: label };
    parent.children[index] = { type: 'element', tagName: 'div', properties, children: [node] };
  });
}

function uniqueLabel(about: string, names: Set<string>): string {
  const name = about === '' ? 'Table' : `Table: ${about}`;
  let label = name;
  for (let count = 2; names.has(label); count++) label = `${name} (${count})`;
  names.add(label);
  return label;
}

function alignByClass(cell: Element): void {
  const { align, ...properties } = cell.properties;
  if (align === 'center' || align === 'right') properties.className = [`pb-${align === 'right' ? 'end' : align}`];
  cell.properties = properties;
}

/** Gives each outer block of prose the direction of its own letters. Code has one already and does not count. */
export function directBlocks(tree: Root): void {
  for (const node of tree.children) {
    const block =
      node.type === 'element' && node.properties.className?.toString() === 'pb-scroll' ? node.children[0] : node;
    if (block?.type !== 'element' || block.properties.dir) continue;
    if (PROSE.has(block.tagName)) block.properties.dir = 'auto';
  }
}

/** Puts a link to itself beside every outer heading. It stands outside the heading, whose name stays its text alone. */
export function anchorHeadings(tree: Root): void {
  tree.children = tree.children.map((node): RootContent => {
    if (!isHeading(node)) return node;
    const label = `Link to ${textOf(node).trim() || 'this section'}`;
    const link: Element = {
      type: 'element',
      tagName: 'a',
      properties: {
        className: ['pb-anchor'],
        href: `#${encodePart(String(node.properties.id))}`,
        ariaLabel: label,
      },
      children: [{ type: 'text', value: '#' }],
    };
    const { dir = 'auto', ...own } = node.properties;
    node.properties = own;
    return { type: 'element', tagName: 'div', properties: { className: ['pb-heading'], dir }, children: [node, link] };
  });
}
