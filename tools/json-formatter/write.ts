import type { Node } from 'jsonc-parser';

/** By UTF-16 code units, as RFC 8785 sorts: the same order in every language and on every machine. */
function byName(a: Node, b: Node): number {
  const [left, right] = [nameOf(a), nameOf(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The name of a property, with its escapes read. */
export function nameOf(property: Node): string {
  return String(property.children![0]!.value);
}

/**
 * Writes a tree anew. Strings, names and numbers are copied from the text, character by character: a number that no
 * double can hold stays what it is.
 * @param indent of one level; empty for everything in one line
 * @param sort orders the names of every object; equal names keep their order
 */
export function write(text: string, root: Node, indent: string, sort: boolean): string {
  const gap = indent === '' ? '' : ' ';
  const list = (parts: string[], [open, close]: string, margin: string) => {
    if (parts.length === 0) return `${open}${close}`;
    if (indent === '') return `${open}${parts.join(',')}${close}`;
    const inner = `\n${margin}${indent}`;
    return `${open}${inner}${parts.join(`,${inner}`)}\n${margin}${close}`;
  };
  const print = (node: Node, margin: string): string => {
    const { children = [], offset, length } = node;
    if (node.type === 'array') {
      return list(
        children.map((child) => print(child, margin + indent)),
        '[]',
        margin,
      );
    }
    if (node.type === 'object') {
      const properties = sort ? children.toSorted(byName) : children;
      return list(
        properties.map((property) => print(property, margin + indent)),
        '{}',
        margin,
      );
    }
    if (node.type === 'property') return `${print(children[0]!, margin)}:${gap}${print(children[1]!, margin)}`;
    return text.slice(offset, offset + length);
  };
  return print(root, '');
}
