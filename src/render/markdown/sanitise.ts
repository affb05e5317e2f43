import type { Element, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { find, html } from 'property-information';
import type { Reporter } from './reporter.ts';
import { visitElements } from './visit-elements.ts';

/** Elements that go with everything in them. Of other elements that are not allowed, the content stays. */
const STRIPPED = [
  ...['script', 'style', 'template', 'noscript', 'title', 'textarea', 'select', 'xmp', 'plaintext', 'noembed'],
  ...['noframes', 'iframe', 'object', 'embed', 'applet', 'audio', 'video', 'canvas', 'svg', 'math', 'button'],
];

const LABELS = ['ariaLabel', 'ariaDescribedBy'];

/** Cell attributes; `align` is turned into a class afterwards. */
const CELL: NonNullable<Schema['attributes']>[string] = ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right']];

const TAG_NAMES = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'blockquote', 'br', 'caption', 'cite', 'code', 'dd', 'del', 'details', 'dfn'],
  ...['div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins'],
  ...['kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 'rp', 'rt', 'ruby', 's', 'samp', 'section', 'small', 'span'],
  ...['strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'u', 'ul'],
  ...['var', 'wbr'],
]);

/** Attributes by element, and those of every element under `*`. */
type Attributes = NonNullable<Schema['attributes']>;

const EVERYWHERE: Attributes[string] = ['id', 'title', 'lang', ['dir', 'ltr', 'rtl', 'auto']];

const ATTRIBUTES: Attributes = {
  '*': EVERYWHERE,
  a: [...LABELS, 'href', ['className', 'data-footnote-backref']],
  code: [['className', /^language-./], 'dataMeta'],
  details: ['open'],
  img: ['src', 'alt', 'width', 'height'],
  li: ['value', ['className', 'task-list-item']],
  ol: ['start', 'reversed', ['type', '1', 'a', 'A', 'i', 'I']],
  section: [['className', 'footnotes']],
  td: CELL,
  th: [...CELL, ['scope', 'row', 'col', 'rowgroup', 'colgroup']],
  time: ['dateTime'],
  ul: [['className', 'contains-task-list']],
};

/** The whole of what Markdown and raw HTML may put into a page. */
const SCHEMA: Schema = {
  tagNames: [...TAG_NAMES],
  attributes: ATTRIBUTES,
  ancestors: {
    tbody: ['table'],
    td: ['table'],
    th: ['table'],
    thead: ['table'],
    tfoot: ['table'],
    tr: ['table'],
    caption: ['table'],
    li: ['ol', 'ul'],
    dt: ['dl'],
    dd: ['dl'],
    summary: ['details'],
    figcaption: ['figure'],
  },
  clobber: ['id', 'ariaDescribedBy'],
  // Where links lead is judged by parsing them, after this: see rewrite-links.ts.
  protocols: {},
  strip: STRIPPED,
  allowComments: false,
  allowDoctypes: false,
};

/** The names of the attributes that each element may have. */
const NAMES = new Map(
  [...TAG_NAMES].map((tagName) => {
    const own = Object.hasOwn(ATTRIBUTES, tagName) ? (ATTRIBUTES[tagName] ?? []) : [];
    return [tagName, new Set([...EVERYWHERE, ...own].map((entry) => (typeof entry === 'string' ? entry : entry[0])))];
  }),
);

/**
 * Reduces a tree to the allowed elements and attributes, and puts the prefix before every id.
 * Each kind of element and attribute that is left out is a warning.
 */
export function sanitise(tree: Root, idPrefix: string, reporter: Reporter): Root {
  visitElements(tree, (node) => reportRemoved(node, reporter));
  return sanitize(tree, { ...SCHEMA, clobberPrefix: idPrefix }) as Root;
}

function reportRemoved(node: Element, reporter: Reporter): void {
  const { tagName } = node;
  const names = NAMES.get(tagName);
  if (!names) {
    const what = STRIPPED.includes(tagName) ? 'and its content are left out' : 'is left out, and its content stays';
    const fault = `The HTML element <${tagName}> is not allowed here: it ${what}`;
    reporter.warn(node, 'html-removed', tagName, fault, 'Remove it, or say it in Markdown');
    return;
  }
  for (const name of Object.keys(node.properties)) {
    if (names.has(name)) continue;
    const { attribute } = find(html, name);
    const fault = `The HTML attribute ${attribute} is not allowed on <${tagName}>, so it is left out`;
    reporter.warn(node, 'html-removed', `${tagName} ${attribute}`, fault, 'Remove it');
  }
}
