import { type ESTree, parseSync } from 'rolldown/utils';
import type { JsonPath } from '../../model/problem.ts';
import type { Finder } from '../source-file.ts';
import { type Names, namesOf } from './module-names.ts';

type Expression = ESTree.Expression;

/** What stands at a step of a path. */
interface Found {
  value: Expression;
  /** Where its key is; its value where it has none. */
  key: number;
}

/**
 * Finds places in a module that exports a document. It goes through types, calls such as `defineTool({…})`, and constants of the same
 * file. Of what is imported or computed, it finds where that is used.
 * @param base the way from the exports to the document
 */
export function moduleFinder(file: string, text: string, base: JsonPath): Finder {
  const names = namesOf(parseSync(file, text).program);
  return (path, at) => {
    const [name, ...rest] = [...base, ...path];
    const exported = typeof name === 'string' ? names.exports.get(name) : undefined;
    if (!exported) return 0;
    let found: Found = { value: settle(exported, names), key: exported.start };
    for (const step of rest) {
      const next = typeof step === 'number' ? entryOf(found.value, step, names) : propertyOf(found.value, step, names);
      if (!next) return found.value.start;
      found = next;
    }
    return at === 'key' || isMethod(found.value) ? found.key : found.value.start;
  };
}

/** What an expression comes to: without its types, through the names of constants, and inside a call that takes an object. */
function settle(expression: Expression, names: Names): Expression {
  let node = expression;
  // A constant may be named after itself by mistake: no more names are followed than there are.
  for (let left = names.constants.size; ; ) {
    if (isTyped(node)) node = node.expression;
    else if (node.type === 'CallExpression') {
      const [argument] = node.arguments;
      const inside = argument && argument.type !== 'SpreadElement' ? settle(argument, names) : undefined;
      return inside?.type === 'ObjectExpression' || inside?.type === 'ArrayExpression' ? inside : node;
    } else if (node.type === 'MemberExpression') return memberOf(node, names) ?? node;
    else if (node.type === 'Identifier' && left > 0) {
      left -= 1;
      const constant = names.constants.get(node.name);
      if (!constant) return node;
      node = constant;
    } else return node;
  }
}

function isTyped(node: Expression): node is Expression & { expression: Expression } {
  return /^(TSAs|TSSatisfies|TSNonNull|TSInstantiation|Parenthesized)Expression$|^TSTypeAssertion$/.test(node.type);
}

function memberOf(node: ESTree.MemberExpression, names: Names): Expression | undefined {
  if (node.computed || node.object.type === 'Super') return undefined;
  return propertyOf(settle(node.object, names), node.property.name, names)?.value;
}

/** The last property of a name counts, wherever it comes from. */
function propertyOf(node: Expression, name: string, names: Names): Found | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties.toReversed()) {
    if (property.type === 'SpreadElement') {
      const spread = propertyOf(settle(property.argument, names), name, names);
      if (spread) return spread;
    } else if (nameOf(property) === name) return { value: settle(property.value, names), key: property.start };
  }
  return undefined;
}

function nameOf({ key, computed }: ESTree.ObjectProperty): string | undefined {
  if (key.type === 'Identifier' && !computed) return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** Entries are counted past a spread list only where that is written out. */
function entryOf(node: Expression, index: number, names: Names): Found | undefined {
  const value = node.type === 'ArrayExpression' ? entriesOf(node, names)[index] : undefined;
  return value ? { value: settle(value, names), key: value.start } : undefined;
}

/** The entries of a list, as far as they can be told; undefined for a hole. */
function entriesOf(node: ESTree.ArrayExpression, names: Names): (Expression | undefined)[] {
  const entries: (Expression | undefined)[] = [];
  for (const element of node.elements) {
    if (element?.type !== 'SpreadElement') entries.push(element ?? undefined);
    else {
      const spread = settle(element.argument, names);
      if (spread.type !== 'ArrayExpression') break;
      entries.push(...entriesOf(spread, names));
    }
  }
  return entries;
}

/** A method's value begins at its parenthesis: its name says more. */
function isMethod(node: Expression): boolean {
  return node.type === 'FunctionExpression' && node.id === null;
}
