import type { Element, ElementContent, Parents, Root } from 'hast';
import type { Reporter } from '../markdown/reporter.ts';
import { type AsideTone, makeAside } from '../parts/aside.ts';
import { makeFileTree } from '../parts/file-tree.ts';
import { element, inParagraphs, isBlank } from '../parts/nodes.ts';
import { makeTabs } from '../parts/tabs.ts';
import { isJsx, type JsxNode } from './mdx-nodes.ts';
import { OWN_COMPONENTS } from './own-components.ts';

/** Most tabs beside one another. */
const MAX_TABS = 12;

/** What each type of `<Aside>` looks like, and is called. */
const ASIDES = new Map<string, [tone: AsideTone, label: string]>([
  ['note', ['note', 'Note']],
  ['tip', ['tip', 'Tip']],
  ['caution', ['warn', 'Caution']],
  ['danger', ['bad', 'Danger']],
]);

/** What making blocks needs besides them. */
interface BlockContext {
  /** The names that are the document's own, and so not Pegboard's. */
  names: ReadonlySet<string>;
  reporter: Reporter;
}

/**
 * Makes the components that are markup and nothing else into HTML: what is in them is then part of the text, as all of Markdown is.
 * What is wrong with one is a problem, and its content stays.
 */
export function placeBlocks(tree: Root, { names, reporter }: BlockContext): void {
  let tabs = 0;

  function make(node: JsxNode): ElementContent[] {
    const { children } = node;
    switch (node.name) {
      case 'Aside': {
        const [tone, label] = ASIDES.get(plain(node, 'type') ?? 'note') ?? ['note', 'Note'];
        return [makeAside(tone, label, shown(node, 'title') ?? [{ type: 'text', value: label }], children)];
      }
      case 'Tabs': {
        const own = onlyNamed(node, 'Tab', reporter).map((tab) => ({
          text: plain(tab, 'label') ?? '',
          label: shown(tab, 'label') ?? [],
          content: tab.children,
        }));
        if (own.length > MAX_TABS) {
          const fault = `<Tabs> has ${own.length} tabs, and ${MAX_TABS} fit beside one another`;
          reporter.error(node, 'component-content', fault, 'Use headings instead');
        }
        return own.length > 0 ? [makeTabs(`pb-tabs-${++tabs}`, own, plain(node, 'syncKey'))] : [];
      }
      case 'Tab':
        reporter.error(node, 'component-content', '<Tab> stands outside <Tabs>', 'Put <Tabs> and </Tabs> around it');
        return children;
      case 'Steps': {
        const list = onlyList(node, 'ol', 'a numbered list, 1. and so on', reporter);
        if (!list) return children;
        return [{ ...list, properties: { ...list.properties, className: ['pb-numbered'], role: 'list' } }];
      }
      case 'FileTree': {
        const list = onlyList(node, 'ul', 'a list whose lines begin with -', reporter);
        return list ? [makeFileTree(list)] : children;
      }
      case 'Card': {
        const title = shown(node, 'title') ?? [];
        const href = plain(node, 'href');
        const heading = href === undefined ? title : [{ ...element('a', { href }, title), position: node.position }];
        const content = [
          element('p', { className: ['pb-box-title'] }, heading as ElementContent[]),
          ...inParagraphs(children),
        ];
        return [element('div', { className: ['pb-box'] }, content)];
      }
      default:
        return [element('div', { className: ['pb-boxes'] }, onlyNamed(node, 'Card', reporter))];
    }
  }

  function place(parent: Parents): void {
    for (let index = 0; index < parent.children.length; index++) {
      const node = parent.children[index]!;
      if (isJsx(node) && OWN_COMPONENTS.get(node.name ?? '')?.isBlock && !names.has(node.name ?? '')) {
        if (node.type === 'mdxJsxTextElement') reportInText(node, reporter);
        parent.children.splice(index--, 1, ...make(node));
      } else if ('children' in node) place(node);
    }
  }
  place(tree);
}

function reportInText(node: JsxNode, reporter: Reporter): void {
  const fault = `<${node.name}> stands in a line of text`;
  reporter.error(node, 'component-content', fault, 'Put it on lines of its own, with blank lines around them');
}

/** The components of a name that are all that another may hold. */
function onlyNamed(node: JsxNode, name: string, reporter: Reporter): JsxNode[] {
  const inner = node.children.filter((child) => !isBlank(child));
  const [other] = inner.filter((child) => !isJsx(child) || child.name !== name);
  if (other || inner.length === 0) {
    const fault = `<${node.name}> holds ${other ? 'something besides' : 'no'} <${name}>`;
    reporter.error(other ?? node, 'component-content', fault, `Put <${name}> elements into it, and all else into them`);
  }
  return inner.filter((child) => isJsx(child)).filter((child) => child.name === name);
}

function onlyList(node: JsxNode, tagName: 'ol' | 'ul', meaning: string, reporter: Reporter): Element | undefined {
  const inner = node.children.filter((child) => !isBlank(child));
  const [list, other] = inner;
  if (list?.type === 'element' && list.tagName === tagName && !other) return list;
  const isList = (child: ElementContent) => child.type === 'element' && child.tagName === tagName;
  const wrong = inner.find((child) => !isList(child)) ?? other ?? node;
  const fault = `<${node.name}> holds ${inner.length === 0 ? 'nothing' : 'something besides one list'}`;
  reporter.error(wrong, 'component-content', fault, `Put ${meaning} into it, and all else into its items`);
  return undefined;
}

/** The value of an attribute that is plain text. */
function plain(node: JsxNode, name: string): string | undefined {
  const value = writtenValue(node, name);
  return typeof value === 'string' ? value : undefined;
}

/** The value of an attribute as it is shown: text, or an expression. */
function shown(node: JsxNode, name: string): ElementContent[] | undefined {
  const value = writtenValue(node, name);
  if (value === undefined || value === null) return undefined;
  const position = node.position && { position: node.position };
  return [
    typeof value === 'string'
      ? { type: 'text', value }
      : { type: 'mdxTextExpression', value: value.value, ...position },
  ];
}

function writtenValue({ attributes }: JsxNode, name: string) {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return found?.type === 'mdxJsxAttribute' ? found.value : undefined;
}
