import type { Parents } from 'hast';
import { find, html } from 'property-information';
import type { Reporter } from '../markdown/reporter.ts';
import { isComponentName, isJsx, type JsxNode } from './mdx-nodes.ts';

/** What the pages' content policy lets no page have in itself. */
const INLINE = new Set(['script', 'style']);

/**
 * Makes elements of HTML that MDX writes with plain attributes what they are in Markdown: their links, pictures, ids and headings
 * are then treated like all others. One with an expression among its attributes stays as it is.
 */
export function readHtml(tree: Parents, reporter: Reporter): void {
  for (const [index, node] of tree.children.entries()) {
    if (isJsx(node)) {
      const properties = node.name !== null && !isComponentName(node.name) && plainAttributes(node);
      warnOfInline(node, reporter);
      if (properties) {
        tree.children[index] = { ...node, type: 'element', tagName: node.name ?? '', properties };
      }
    }
    const now = tree.children[index];
    if (now && 'children' in now) readHtml(now, reporter);
  }
}

function plainAttributes({ attributes }: JsxNode): Record<string, string | true> | undefined {
  const pairs: [string, string | true][] = [];
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const { name, value } = attribute;
    if (typeof value === 'object' && value !== null) return undefined;
    pairs.push([find(html, name).property, value ?? true]);
  }
  return Object.fromEntries(pairs);
}

function warnOfInline(node: JsxNode, reporter: Reporter): void {
  const { name, attributes } = node;
  if (INLINE.has(name ?? '')) {
    const fault = `The pages' content policy lets no <${name}> stand in a page, so it does nothing`;
    reporter.warn(node, 'mdx-inline', `${name}`, fault, 'Move it into an Astro component, and import that');
  }
  for (const attribute of isComponentName(name) ? [] : attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !/^(?:style$|on[a-z])/i.test(attribute.name)) continue;
    const fault = `The pages' content policy lets no attribute ${attribute.name} work, so it does nothing`;
    reporter.warn(node, 'mdx-inline', attribute.name, fault, 'Move it into an Astro component, and import that');
  }
}
