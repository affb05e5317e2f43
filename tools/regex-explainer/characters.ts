import type { AST } from '@eslint-community/regexpp';

const NAMES = new Map([
  [0x00, 'the null character'],
  [0x08, 'a backspace'],
  [0x09, 'a tab'],
  [0x0a, 'a line feed'],
  [0x0b, 'a vertical tab'],
  [0x0c, 'a form feed'],
  [0x0d, 'a carriage return'],
  [0x20, 'a space'],
  [0xa0, 'a no-break space'],
]);

/** One character: in quotes, or by name or number where it cannot be seen. */
export function nameCharacter(value: number): string {
  const name = NAMES.get(value);
  if (name) return name;
  const character = String.fromCodePoint(value);
  if (/[\p{C}\p{Z}\p{M}]/u.test(character)) return `U+${value.toString(16).toUpperCase().padStart(4, '0')}`;
  return `“${character}”`;
}

/** Characters in a row. */
export function nameText(characters: readonly AST.Character[]): string {
  if (characters.length === 1) return nameCharacter(characters[0]!.value);
  const visible = characters.every(({ value }) => value === 0x20 || nameCharacter(value).startsWith('“'));
  if (!visible) return characters.map(({ value }) => nameCharacter(value)).join(', then ');
  return `the text “${String.fromCodePoint(...characters.map(({ value }) => value))}”`;
}

/** What `\d`, `\w`, `\s` and `\p{…}` stand for. */
export function nameEscape(set: AST.EscapeCharacterSet | AST.UnicodePropertyCharacterSet): string {
  if (set.kind === 'property') {
    const property = set.value === null ? set.key : `${set.key} ${set.value}`;
    return `a character ${set.negate ? 'without' : 'with'} the Unicode property ${property}`;
  }
  const names = { digit: 'a digit, 0 to 9', space: 'white space', word: 'a letter a to z or A to Z, a digit or _' };
  return set.negate ? `anything but ${names[set.kind]}` : names[set.kind];
}

/** A pair of brackets. */
export function nameClass(node: AST.CharacterClass | AST.ExpressionCharacterClass): string {
  if (node.type === 'ExpressionCharacterClass') {
    return `${node.negate ? 'anything but: ' : ''}${nameExpression(node.expression)}`;
  }
  if (node.elements.length === 0) return node.negate ? 'any character at all' : 'nothing: this never matches';
  return `${node.negate ? 'anything but' : 'one of'}: ${node.elements.map(nameElement).join('; ')}`;
}

function nameExpression(node: AST.ClassIntersection | AST.ClassSubtraction): string {
  const joint = node.type === 'ClassIntersection' ? 'that is also' : 'but not';
  return `${nameElement(node.left)}, ${joint} ${nameElement(node.right)}`;
}

type Element = AST.CharacterClassElement | AST.ClassIntersection | AST.ClassSubtraction;

function nameElement(node: Element): string {
  switch (node.type) {
    case 'Character':
      return nameCharacter(node.value);
    case 'CharacterClassRange':
      return `${nameCharacter(node.min.value)} to ${nameCharacter(node.max.value)}`;
    case 'CharacterSet':
      return nameEscape(node);
    case 'ClassStringDisjunction':
      return node.alternatives.map(({ elements }) => (elements.length ? nameText(elements) : 'nothing')).join(' or ');
    case 'ClassIntersection':
    case 'ClassSubtraction':
      return nameExpression(node);
    default:
      return nameClass(node);
  }
}
