import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { nameClass, nameEscape, nameText } from './characters.ts';

/** One part of a pattern: its outline number such as `2.1`, its source, and what it means. */
export type Row = [outline: string, part: string, meaning: string];

/** What `.`, `^` and `$` depend on, which a group such as `(?s:…)` may change. */
interface Mode {
  dotAll: boolean;
  multiline: boolean;
}

/** What a part means, and the parts it is made of. */
interface Meaning {
  text: string;
  inside?: readonly AST.Alternative[];
  mode?: Mode;
}

/** The groups that keep what they match, in the order of their opening brackets: the first is number 1. */
export function listGroups(pattern: AST.Pattern): AST.CapturingGroup[] {
  const groups: AST.CapturingGroup[] = [];
  visitRegExpAST(pattern, { onCapturingGroupEnter: (group) => void groups.push(group) });
  return groups;
}

/** Explains every part of a pattern, in the order of its source; nested parts are numbered below their whole. */
export function explain(pattern: AST.Pattern, flags: AST.Flags): Row[] {
  const groups = listGroups(pattern);
  const rows: Row[] = [];

  const addAlternatives = (alternatives: readonly AST.Alternative[], prefix: string, mode: Mode) => {
    if (alternatives.length === 1) return addElements(alternatives[0]!.elements, prefix, mode);
    for (const [index, { raw, elements }] of alternatives.entries()) {
      const outline = `${prefix}${index + 1}`;
      const choice = index === 0 ? 'either' : 'or';
      const runs = joinCharacters(elements);
      const only = runs.length < 2 ? (runs[0] ? meaningOf(runs[0], mode, groups) : { text: 'nothing' }) : undefined;
      rows.push([outline, raw, only && !only.inside ? `${choice} ${only.text}` : `${choice} this`]);
      if (!only || only.inside) addElements(elements, `${outline}.`, mode);
    }
  };

  const addElements = (elements: readonly AST.Element[], prefix: string, mode: Mode) => {
    for (const [index, run] of joinCharacters(elements).entries()) {
      const outline = `${prefix}${index + 1}`;
      const { text, inside, mode: inner } = meaningOf(run, mode, groups);
      rows.push([outline, run.map(({ raw }) => raw).join(''), text]);
      if (inside) addAlternatives(inside, `${outline}.`, inner ?? mode);
    }
  };

  addAlternatives(pattern.alternatives, '', flags);
  return rows;
}

/** Characters in a row make one part; anything else is a part by itself. */
function joinCharacters(elements: readonly AST.Element[]): AST.Element[][] {
  const runs: AST.Element[][] = [];
  for (const element of elements) {
    const last = runs.at(-1);
    if (element.type === 'Character' && last?.[0]?.type === 'Character') last.push(element);
    else runs.push([element]);
  }
  return runs;
}

function meaningOf(run: readonly AST.Element[], mode: Mode, groups: readonly AST.CapturingGroup[]): Meaning {
  const node = run[0]!;
  switch (node.type) {
    case 'Character':
      return { text: nameText(run as AST.Character[]) };
    case 'CharacterSet':
      if (node.kind !== 'any') return { text: nameEscape(node) };
      return { text: mode.dotAll ? 'any character' : 'any character but the end of a line' };
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return { text: nameClass(node) };
    case 'Backreference':
      return { text: describeReference(node, groups) };
    case 'Quantifier': {
      const { text, ...rest } = meaningOf([node.element], mode, groups);
      return { text: `${describeTimes(node)}: ${text}`, ...rest };
    }
    case 'CapturingGroup': {
      const name = node.name === null ? '' : `, named ${node.name}`;
      return {
        text: `group ${groups.indexOf(node) + 1}${name}, which keeps what it matches`,
        inside: node.alternatives,
      };
    }
    case 'Group':
      return describeGroup(node, mode);
    case 'Assertion':
      return describeAssertion(node, mode);
  }
}

function describeReference(node: AST.Backreference, groups: readonly AST.CapturingGroup[]): string {
  const names = [node.resolved].flat().map((group) => `group ${groups.indexOf(group) + 1}`);
  return `the same text that ${names.join(' or ')} matched`;
}

function describeTimes({ min, max, greedy }: AST.Quantifier): string {
  if (min === max) return `exactly ${min} ${min === 1 ? 'time' : 'times'}`;
  const preference = greedy ? 'as often as possible' : 'as seldom as possible';
  if (max === 1) return greedy ? 'once or not at all, once if possible' : 'not at all or once, not at all if possible';
  if (max !== Number.POSITIVE_INFINITY) return `${min} to ${max} times, ${preference}`;
  const least = min === 0 ? 'any number of times, even none' : min === 1 ? 'once or more' : `${min} times or more`;
  return `${least}, ${preference}`;
}

function describeGroup({ modifiers, alternatives }: AST.Group, mode: Mode): Meaning {
  const text = 'a group that keeps nothing';
  if (!modifiers) return { text, inside: alternatives };
  const { add, remove } = modifiers;
  const changes = [add.raw && `with ${add.raw}`, remove?.raw && `without ${remove.raw}`].filter(Boolean).join(' and ');
  const change = (flag: keyof Mode) => (mode[flag] || add[flag]) && !remove?.[flag];
  return {
    text: `${text}, as if ${changes} in the flags`,
    inside: alternatives,
    mode: { dotAll: change('dotAll'), multiline: change('multiline') },
  };
}

function describeAssertion(node: AST.Assertion, mode: Mode): Meaning {
  switch (node.kind) {
    case 'start':
      return { text: mode.multiline ? 'the start of the text or of a line' : 'the start of the text' };
    case 'end':
      return { text: mode.multiline ? 'the end of the text or of a line' : 'the end of the text' };
    case 'word':
      return { text: `${node.negate ? 'not at' : 'at'} the edge of a word: \\w on one side only` };
    case 'lookahead':
      return { text: `only where this ${node.negate ? 'does not follow' : 'follows'}`, inside: node.alternatives };
    case 'lookbehind':
      return { text: `only where this ${node.negate ? 'does not come' : 'comes'} before`, inside: node.alternatives };
  }
}
