import type { Nodes, Parents, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { parseSync, transformSync } from 'rolldown/utils';
import type { DocumentCode } from './document-code.ts';
import { type ExpressionNode, isExpression, isJsx, type JsxNode } from './mdx-nodes.ts';

/** The modules that compiled documents import; a site's build serves them. */
export const DOCUMENT_RUNTIME = 'virtual:pegboard/mdx';

/** Stands for what is drawn later, in a text that is HTML else. No HTML has the character: it is replaced when text is read. */
const HOLE = /\0(\d+)\0/;

/** What a compiled document is made of. */
export interface ModuleParts {
  tree: Root;
  code: DocumentCode;
  /** The components of Pegboard that are drawn by one of Astro's. */
  used: ReadonlySet<string>;
  /** What an expression may read as `frontmatter`. */
  frontMatter: object;
  /** The file, as messages name it. */
  file: string;
}

/**
 * Compiles a document to JavaScript. What is HTML already is written as HTML, the same as in a page from Markdown; components and
 * expressions stand between as they were written, each with its place, so that one that throws is found.
 * @returns the code, or what is wrong with it: a sentence without its full stop
 */
export function writeModule({ tree, code, used, frontMatter, file }: ModuleParts): { code?: string; fault?: string } {
  const runtime = JSON.stringify(DOCUMENT_RUNTIME);
  const components = [...used].map((name) => `import { ${name} } from ${runtime};`);
  const front = code.names.has('frontmatter') ? [] : [`export const frontmatter = ${JSON.stringify(frontMatter)};`];
  const source = [
    `import { html as _pbHtml, at as _pbAt, inline as _pbInline, place as _pbPlace, document as _pbDocument } from ${runtime};`,
    ...components,
    code.names.has('Fragment') ? '' : `import { Fragment } from ${runtime};`,
    code.source,
    ...front,
    ...code.made.map((name) => `_pbInline(${name});`),
    `export default _pbDocument(${JSON.stringify(file)}, async (props) => <>${childrenOf(tree, true)}</>);`,
  ].join('\n');
  const result = transformSync('document.jsx', source, {
    lang: 'jsx',
    jsx: { runtime: 'automatic', importSource: 'virtual:pegboard', development: false },
  });
  const [error] = result.errors;
  return error ? { fault: error.message.replace(/\.$/, '') } : { code: result.code };
}

/** A document as far as it is HTML without anything drawn: what stands inside components, and nothing for expressions. */
export function staticHtml(tree: Root): string {
  const holes: Nodes[] = [];
  const html = writeHtml(tree, holes);
  return html.replace(new RegExp(HOLE, 'g'), (_, index: string) => {
    const node = holes[Number(index)];
    return isJsx(node) ? staticHtml({ type: 'root', children: node.children }) : '';
  });
}

/** @param isOuter whether it stands in no component: inside one, a component must stay a plain child, which may name its slot */
function childrenOf(tree: Parents, isOuter = false): string {
  const holes: Nodes[] = [];
  const parts = writeHtml(tree, holes).split(HOLE);
  const write = (node: Nodes) => (isOuter && isJsx(node) && node.name !== null ? writePlaced(node) : writeHole(node));
  return parts.map((part, index) => (index % 2 === 0 ? writeText(part) : write(holes[Number(part)]!))).join('');
}

function writeHtml(tree: Parents, holes: Nodes[]): string {
  const children = tree.children.map((node) => withHoles(node, holes)) as Root['children'];
  return toHtml({ type: 'root', children }, { allowDangerousHtml: true, omitOptionalTags: false });
}

function withHoles(node: Nodes, holes: Nodes[]): Nodes {
  if (isJsx(node) || isExpression(node)) return { type: 'raw', value: `\0${holes.push(node) - 1}\0` };
  if (!('children' in node)) return node;
  return { ...node, children: node.children.map((child) => withHoles(child, holes)) } as Nodes;
}

/** HTML, or the space between two components: of HTML that is blank, Astro draws nothing. */
function writeText(html: string): string {
  if (html.trim() === '') return html === '' ? '' : `{${JSON.stringify(html)}}`;
  return `{_pbHtml(${JSON.stringify(html)})}`;
}

function writeHole(node: Nodes): string {
  if (isExpression(node)) return isComment(node.value) ? '' : `{${writeExpression(node.value, node, true)}}`;
  if (!isJsx(node)) return '';
  const { name, attributes } = node;
  if (name === null) return `<>${childrenOf(node)}</>`;
  const written = attributes.map((attribute) => ` ${writeAttribute(attribute, node)}`).join('');
  return `<${name}${written}>${childrenOf(node)}</${name}>`;
}

/** A component that says where it stands when it cannot be drawn. */
function writePlaced(node: JsxNode): string {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return `{_pbPlace(${line}, ${column}, async () => ${writeHole(node)})}`;
}

function writeAttribute(attribute: JsxNode['attributes'][number], node: JsxNode): string {
  if (attribute.type !== 'mdxJsxAttribute') {
    return `{...${writeExpression(attribute.value.trim().replace(/^\.\.\./, ''), node)}}`;
  }
  const { name, value } = attribute;
  if (value === null || value === undefined) return name;
  return `${name}={${typeof value === 'string' ? JSON.stringify(value) : writeExpression(value.value, node)}}`;
}

/** An expression that says where it stands when it throws. @param waits whether it may be a promise of what is drawn */
function writeExpression(
  source: string,
  { position }: JsxNode | ExpressionNode,
  waits = /\bawait\b/.test(source),
): string {
  const { line = 1, column = 1 } = position?.start ?? {};
  return `${waits ? 'await ' : ''}_pbAt(${line}, ${column}, ${waits ? 'async ' : ''}() => (${source}\n))`;
}

function isComment(source: string): boolean {
  return parseSync('expression.jsx', source).program.body.length === 0;
}
