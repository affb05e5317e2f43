import type { Tool } from '../../model/tool.ts';
import { show } from '../links/classify-href.ts';
import { nearest } from '../links/nearest.ts';
import { MAX_LISTED } from '../select-tools.ts';

/** What is known of a site's tools while its documents are read. */
export interface ToolFacts {
  /** Those that have a page, by id. */
  tools: ReadonlyMap<string, { tool: Tool }>;
  /** Is it a tool that has problems of its own, which are told elsewhere? */
  isBroken(id: string): boolean;
}

/** What is wrong with a value, and what to do. */
type Refusal = [fault: string, fix: string] | undefined;

/** An attribute that a component takes. */
export interface AttributeRule {
  required?: boolean;
  /** It is read when the document is, so that it is text in quotes and no expression. */
  isPlain?: boolean;
  /** What it must be, as the end of a sentence. */
  meaning: string;
  /** Says what is wrong with a value that is known. */
  refuse?(value: unknown, facts: ToolFacts | undefined): Refusal;
}

/** A component that every document has. */
export interface OwnComponent {
  attributes: ReadonlyMap<string, AttributeRule>;
  /** It is markup, made when the document is read: it stands on lines of its own, and in no expression. */
  isBlock?: boolean;
}

const text = (meaning: string, rule: Partial<AttributeRule> = {}): AttributeRule => ({
  meaning,
  refuse: (value) => (typeof value === 'string' && value !== '' ? undefined : ['', `Make it text: ${meaning}`]),
  ...rule,
});

const oneOf = (words: readonly (string | number)[], rule: Partial<AttributeRule> = {}): AttributeRule => ({
  meaning: `one of ${words.join(', ')}`,
  refuse(value) {
    if (words.some((word) => word === value)) return undefined;
    const near = nearest(String(value), words.map(String));
    return ['', near ? `Did you mean ${near}?` : `Make it one of ${words.join(', ')}`];
  },
  ...rule,
});

const wholeNumber = (least: number, most: number): AttributeRule => ({
  meaning: `a whole number from ${least} to ${most} in braces, such as {${Math.min(5, most)}}`,
  refuse(value) {
    const fits = Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
    return fits ? undefined : ['', `Make it ${this.meaning}`];
  },
});

const flag: AttributeRule = {
  meaning: 'true or false',
  refuse: (value) => (typeof value === 'boolean' ? undefined : ['', 'Write it without a value, or leave it out']),
};

const values: AttributeRule = { meaning: 'an object, such as values={{ bins: 5 }}' };

const tool: AttributeRule = {
  required: true,
  meaning: 'the id of a tool: the name of its folder',
  refuse(value, facts) {
    if (typeof value !== 'string' || value === '') return ['', `Make it ${this.meaning}`];
    if (!facts || facts.tools.has(value) || facts.isBroken(value)) return undefined;
    const near = nearest(value, facts.tools.keys());
    return [`There is no tool ${show(value)}`, near ? `Did you mean ${near}?` : `Make it ${this.meaning}`];
  },
};

/** The types that an `<Aside>` may have. */
export const ASIDE_TYPES = ['note', 'tip', 'caution', 'danger'] as const;

const rules = (attributes: { [name: string]: AttributeRule }) => new Map(Object.entries(attributes));

/** The components of every document, by name. */
export const OWN_COMPONENTS: ReadonlyMap<string, OwnComponent> = new Map<string, OwnComponent>([
  [
    'ToolCard',
    {
      attributes: rules({
        tool,
        values,
        headingLevel: oneOf([1, 2, 3]),
        mode: oneOf(['card', 'page', 'embed']),
        parts: wholeNumber(1, 1_000),
        more: oneOf(['link', 'expand']),
        layout: oneOf(['form-first', 'answer-first']),
        controls: oneOf(['all', 'none']),
        fragment: flag,
      }),
    },
  ],
  [
    'ToolList',
    {
      attributes: rules({
        tag: text('a tag'),
        dialect: text('the id of a dialect'),
        server: text('the id of a server'),
        limit: wholeNumber(1, MAX_LISTED),
      }),
    },
  ],
  ['ToolLink', { attributes: rules({ tool }) }],
  [
    'Aside',
    { isBlock: true, attributes: rules({ type: oneOf(ASIDE_TYPES, { isPlain: true }), title: text('its heading') }) },
  ],
  ['Tabs', { isBlock: true, attributes: rules({ syncKey: text('a word, such as syncKey="pkg"', { isPlain: true }) }) }],
  ['Tab', { isBlock: true, attributes: rules({ label: text('what the tab is called', { required: true }) }) }],
  ['Steps', { isBlock: true, attributes: rules({}) }],
  ['FileTree', { isBlock: true, attributes: rules({}) }],
  [
    'Card',
    {
      isBlock: true,
      attributes: rules({
        title: text('its heading', { required: true }),
        href: text('the address its heading leads to', { isPlain: true }),
      }),
    },
  ],
  ['CardGrid', { isBlock: true, attributes: rules({}) }],
]);
