import type { Nodes, Root } from 'hast';
import { type ESTree, parseSync } from 'rolldown/utils';
import { nearest } from '../links/nearest.ts';
import { placeOfWord } from '../markdown/place-at.ts';
import type { AttributeContext } from './check-attributes.ts';
import { checkAttributes, type WrittenComponent } from './check-attributes.ts';
import type { DocumentCode } from './document-code.ts';
import { isComponentName, isExpression, isJsx } from './mdx-nodes.ts';
import { OWN_COMPONENTS } from './own-components.ts';
import { boundNames, walkCode } from './walk-code.ts';

/**
 * Finds every component of a document: in its text, inside expressions, and in the functions that it exports. One that is neither the
 * document's own nor Pegboard's is a problem, and so is what Pegboard's are given and do not take.
 * @returns the components of Pegboard that are drawn by a component of Astro's
 */
export function checkComponents(tree: Root, code: DocumentCode, context: AttributeContext): Set<string> {
  const used = new Set<string>();
  const check = (written: WrittenComponent, names: ReadonlySet<string>, isInCode: boolean) => {
    const [name = ''] = written.name.split('.');
    if (names.has(name) || code.names.has(name) || name === 'Fragment' || name === 'props') return;
    const own = OWN_COMPONENTS.get(written.name);
    if (!own) reportUnknown(written, code, context);
    else if (own.isBlock && isInCode) reportInCode(written, context);
    else checkAttributes(written, context);
    if (own && !own.isBlock) used.add(name);
  };
  const checkCode = (source: string, offset: number) => {
    const { program } = parseSync('expression.jsx', source);
    const names = boundNames(program);
    walkCode(program, (node) => {
      if (node.type !== 'JSXOpeningElement') return;
      const name = nameOf(node.name);
      if (!isComponentName(name)) return;
      const start = offset + Math.max(0, context.text.slice(offset).indexOf(`<${name}`, node.start));
      check({ name, attributes: attributesOf(node, source), offset: start }, names, true);
    });
  };
  const visit = (node: Nodes) => {
    const offset = node.position?.start.offset ?? 0;
    if (isJsx(node)) {
      const { name, attributes } = node;
      if (isComponentName(name)) check({ name, attributes, offset }, new Set(), false);
      for (const attribute of attributes) {
        if (attribute.type !== 'mdxJsxAttribute') checkCode(`({${attribute.value}\n})`, offset);
        else if (attribute.value && typeof attribute.value === 'object')
          checkCode(`(${attribute.value.value}\n)`, offset);
      }
    }
    if (isExpression(node)) checkCode(`(${node.value}\n)`, offset);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  for (const { source, offset } of code.statements) checkCode(source, offset);
  return used;
}

function reportUnknown(
  { name, offset }: WrittenComponent,
  code: DocumentCode,
  { text, reporter }: AttributeContext,
): void {
  const [root = ''] = name.split('.');
  const known = [...OWN_COMPONENTS.keys(), ...code.names].filter(isComponentName);
  const near = nearest(root, known);
  const fix = near
    ? `Did you mean <${near}>?`
    : `Import it above, or use one of ${[...OWN_COMPONENTS.keys()].join(', ')}`;
  reporter.error(placeOfWord(text, /</, offset), 'unknown-component', `There is no component <${name}>`, fix);
}

function reportInCode({ name, offset }: WrittenComponent, { text, reporter }: AttributeContext): void {
  const fault = `<${name}> stands in an expression, and it is made before any is run`;
  const fix = 'Write it in the text, outside braces and quotes of code';
  reporter.error(placeOfWord(text, /</, offset), 'component-in-code', fault, fix);
}

function nameOf(name: ESTree.JSXElementName): string {
  if (name.type === 'JSXIdentifier') return name.name;
  if (name.type === 'JSXMemberExpression') return `${nameOf(name.object)}.${name.property.name}`;
  return 'name' in name && typeof name.name === 'string' ? name.name : '';
}

/** The attributes of a component in code, in the form of those in the text. */
function attributesOf({ attributes }: ESTree.JSXOpeningElement, source: string): WrittenComponent['attributes'] {
  const sourceOf = ({ start, end }: ESTree.Span) => source.slice(start, end);
  return attributes.map((attribute) => {
    if (attribute.type === 'JSXSpreadAttribute') {
      return { type: 'mdxJsxExpressionAttribute', value: `...${sourceOf(attribute.argument)}` };
    }
    const { value } = attribute;
    const name = sourceOf(attribute.name);
    if (value === null) return { type: 'mdxJsxAttribute', name, value: null };
    if (value.type === 'Literal') return { type: 'mdxJsxAttribute', name, value: String(value.value) };
    const expression = value.type === 'JSXExpressionContainer' ? sourceOf(value.expression) : sourceOf(value);
    return { type: 'mdxJsxAttribute', name, value: { type: 'mdxJsxAttributeValueExpression', value: expression } };
  });
}
