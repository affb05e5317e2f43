import type { Element, ElementContent, Properties } from 'hast';

/** Elements that stand in a line of text. */
const IN_LINES = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'q'],
  ...['ruby', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
]);

/** Makes an element. */
export function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

/** Is it white space between blocks? */
export function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Puts what stands in lines, and in no paragraph yet, into one: `<Aside>Text</Aside>` is written without blank lines. */
export function inParagraphs(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let line: ElementContent[] = [];
  const close = () => {
    if (line.some((node) => !isBlank(node))) result.push(element('p', {}, line));
    line = [];
  };
  for (const node of nodes) {
    if (isInLine(node)) line.push(node);
    else {
      close();
      result.push(node);
    }
  }
  close();
  return result;
}

function isInLine(node: ElementContent): boolean {
  if (node.type === 'element') return IN_LINES.has(node.tagName);
  return node.type === 'text' || node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression';
}
