import type { Element, ElementContent } from 'hast';
import { element, inParagraphs } from './nodes.ts';

/** How a callout looks: as information, as help, as something to mind, or as a danger. */
export type AsideTone = 'note' | 'tip' | 'warn' | 'bad';

/** A callout with its heading. Its kind is said in words by the heading, or where that says something else, by its label. */
export function makeAside(tone: AsideTone, label: string, title: ElementContent[], content: ElementContent[]): Element {
  const heading = element('p', { className: ['pb-aside-title'] }, title);
  const properties = { className: ['pb-aside', `pb-aside-${tone}`], role: 'note', ariaLabel: label };
  return element('div', properties, [heading, ...inParagraphs(content)]);
}
