import type { Element, ElementContent } from 'hast';
import { element, inParagraphs } from './nodes.ts';

/** One tab: what it is called, and what it shows. */
export interface TabContent {
  /** Its label as plain text; empty where it is known only when the page is drawn. */
  text: string;
  label: ElementContent[];
  content: ElementContent[];
}

/**
 * Tabs as radio buttons, each with its label before what it shows: they work without a script, by keyboard too, and read in their
 * order where there are no styles.
 * @param id unique on the page; ids of the layout begin with `pb-`
 * @param syncKey tabs that share it are chosen together, by their labels
 */
export function makeTabs(id: string, tabs: readonly TabContent[], syncKey: string | undefined): Element {
  const names = tabs.map(({ text }) => text).filter((text) => text !== '');
  const children = tabs.flatMap(({ label, content }, index): ElementContent[] => {
    const own = `${id}-${index + 1}`;
    return [
      element('input', { type: 'radio', name: id, id: own, checked: index === 0 }, []),
      element('label', { htmlFor: [own], dir: 'auto' }, label),
      element('div', { className: ['pb-tab'] }, inParagraphs(content)),
    ];
  });
  const group = { role: 'group', ariaLabel: names.length > 0 ? `Choose: ${names.join(', ')}` : 'Choose' };
  return element('div', { className: ['pb-tabs'], ...group, ...(syncKey ? { dataSync: syncKey } : {}) }, children);
}
