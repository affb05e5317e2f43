import { parseSync } from 'rolldown/utils';
import { show } from '../links/classify-href.ts';
import { nearest } from '../links/nearest.ts';
import { placeOfWord } from '../markdown/place-at.ts';
import type { Reporter } from '../markdown/reporter.ts';
import { selectTools } from '../select-tools.ts';
import type { JsxNode } from './mdx-nodes.ts';
import { type AttributeRule, OWN_COMPONENTS, type ToolFacts } from './own-components.ts';

/** A component as it is written, in the text or inside an expression. */
export interface WrittenComponent {
  name: string;
  attributes: JsxNode['attributes'];
  /** Where it begins in the text. */
  offset: number;
}

/** What checking attributes needs besides them. */
export interface AttributeContext {
  /** The text, for places. */
  text: string;
  /** Undefined where the site's tools are not known. */
  facts: ToolFacts | undefined;
  reporter: Reporter;
}

/** A value whose text is an expression, so that it is known only when the page is drawn. */
const UNKNOWN = Symbol('unknown');

/** Holds what a component of Pegboard is given against what it takes: unknown and missing attributes, and values it does not take. */
export function checkAttributes(written: WrittenComponent, context: AttributeContext): void {
  const { name, attributes, offset } = written;
  const { text, facts, reporter } = context;
  const { attributes: rules } = OWN_COMPONENTS.get(name)!;
  const given = new Map<string, unknown>();
  let isSpread = false;
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      isSpread = true;
      continue;
    }
    const where = placeOfWord(text, wordOf(attribute.name), offset);
    const rule = rules.get(attribute.name);
    const value = knownValue(attribute.value);
    given.set(attribute.name, value);
    if (!rule) {
      const near = nearest(attribute.name, rules.keys());
      const all = rules.size > 0 ? `Use ${[...rules.keys()].join(', ')}, or remove it` : 'Remove it';
      const fault = `<${name}> has no attribute ${show(attribute.name)}`;
      reporter.error(where, 'component-attribute', fault, near ? `Did you mean ${near}?` : all);
    } else if (value === UNKNOWN) {
      if (rule.isPlain) reportExpression(`${name} ${attribute.name}`, rule, where, reporter);
    } else {
      const [fault, fix] = rule.refuse?.(value, facts) ?? [];
      const said = fault || `The attribute ${attribute.name} of <${name}> is ${show(JSON.stringify(value))}`;
      if (fix !== undefined) reporter.error(where, 'component-value', said, fix);
    }
  }
  for (const [key, { required, meaning }] of rules) {
    if (!required || isSpread || given.has(key)) continue;
    const where = placeOfWord(text, /</, offset);
    reporter.error(where, 'component-attribute', `<${name}> has no ${key}`, `Give it ${key}="…": ${meaning}`);
  }
  if (name === 'ToolList' && !isSpread) checkList(given, written, context);
}

function reportExpression(what: string, rule: AttributeRule, where: object, reporter: Reporter): void {
  const [component, attribute] = what.split(' ');
  const fault = `The attribute ${attribute} of <${component}> is an expression, and it is read before any is run`;
  reporter.error(where, 'component-value', fault, `Write it in quotes: ${rule.meaning}`);
}

/** A list of tools that names none is a mistake, as a link that leads nowhere is. */
function checkList(given: ReadonlyMap<string, unknown>, written: WrittenComponent, context: AttributeContext): void {
  const { text, facts, reporter } = context;
  if (!facts) return;
  const all = [...facts.tools.values()];
  for (const key of ['tag', 'dialect', 'server'] as const) {
    const value = given.get(key);
    if (typeof value !== 'string' || selectTools(all, { [key]: value }).length > 0) continue;
    const near = nearest(value, new Set(all.flatMap(({ tool }) => (key === 'tag' ? tool.tags : (tool[key] ?? [])))));
    const fix = near ? `Did you mean ${near}?` : `Name a ${key} that a tool has`;
    const where = placeOfWord(text, wordOf(key), written.offset);
    reporter.error(where, 'component-value', `No tool has the ${key} ${show(value)}`, fix);
    return;
  }
  const known = (key: string) => {
    const value = given.get(key);
    return typeof value === 'string' ? value : undefined;
  };
  if ([...given.values()].includes(UNKNOWN)) return;
  if (selectTools(all, { tag: known('tag'), dialect: known('dialect'), server: known('server') }).length > 0) return;
  const where = placeOfWord(text, /</, written.offset);
  reporter.error(where, 'component-value', 'This <ToolList> names no tool', 'Ask for less at once, or remove it');
}

/** The value of an attribute where it is known without running anything. */
function knownValue(value: WrittenAttribute): unknown {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : literalOf(value.value);
}

type WrittenAttribute = Extract<JsxNode['attributes'][number], { type: 'mdxJsxAttribute' }>['value'];

function literalOf(source: string): unknown {
  const [statement] = parseSync('value.jsx', `(${source}\n)`).program.body;
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const inner = expression?.type === 'ParenthesizedExpression' ? expression.expression : expression;
  return inner?.type === 'Literal' ? inner.value : UNKNOWN;
}

function wordOf(name: string): RegExp {
  return new RegExp(`(?<=\\s)${name.replace(/[^\w-]/g, '\\$&')}(?=[\\s=/>])`);
}
