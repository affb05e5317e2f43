import type { Element, Root } from 'hast';
import { show } from '../links/classify-href.ts';
import { nearest } from '../links/nearest.ts';
import type { Reporter } from '../markdown/reporter.ts';
import { visitElements } from '../markdown/visit-elements.ts';
import { type AsideTone, makeAside } from './aside.ts';

/** GitHub's kinds of alerts: https://docs.github.com/en/get-started/writing-on-github. */
const KINDS = new Map<string, [tone: AsideTone, label: string]>([
  ['NOTE', ['note', 'Note']],
  ['TIP', ['tip', 'Tip']],
  ['IMPORTANT', ['note', 'Important']],
  ['WARNING', ['warn', 'Warning']],
  ['CAUTION', ['bad', 'Caution']],
]);

/** The mark alone on the quote's first line. */
const MARK = /^\[!(\w+)\][ \t]*(?:\n|$)/;

/** Makes every quote that begins with `[!NOTE]` or another of GitHub's marks a callout. */
export function makeCallouts(tree: Root, reporter: Reporter): void {
  visitElements(tree, (node) => {
    if (node.tagName !== 'blockquote') return;
    const paragraph = node.children.find((child) => child.type === 'element');
    const first = paragraph?.tagName === 'p' ? paragraph.children[0] : undefined;
    const mark = first?.type === 'text' ? MARK.exec(first.value) : null;
    if (!paragraph || first?.type !== 'text' || !mark) return;
    const [whole, written = ''] = mark;
    const kind = KINDS.get(written.toUpperCase());
    if (!kind) {
      const near = nearest(written.toUpperCase(), KINDS.keys());
      const fix = near ? `Did you mean [!${near}]?` : `Use one of ${[...KINDS.keys()].join(', ')}`;
      reporter.warn(node, 'unknown-callout', written, `There is no callout ${show(`[!${written}]`)}`, fix);
      return;
    }
    first.value = first.value.slice(whole.length);
    const rest = node.children.filter((child) => child !== paragraph || !isEmpty(paragraph));
    const [tone, label] = kind;
    const aside = makeAside(tone, label, [{ type: 'text', value: label }], rest);
    node.tagName = aside.tagName;
    node.properties = aside.properties;
    node.children = aside.children;
  });
}

/** Nothing is left of the mark's own paragraph: the text begins in the next. */
function isEmpty({ children }: Element): boolean {
  return children.every((child) => child.type === 'text' && child.value.trim() === '');
}
