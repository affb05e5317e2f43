import { type Shape, type ShapeReader, sayType } from '../../model/schema-shape.ts';
import { isWhole, typeOf } from '../../model/schema-types.ts';

/** What a shape's values are, in words: `list of whole numbers or null`. */
export function typeWords(shape: Shape, read: ShapeReader): string {
  const words = ofKind(shape, read);
  return shape.nullable && shape.kind !== 'null' && !words.endsWith('null') ? `${words} or null` : words;
}

function ofKind(shape: Shape, read: ShapeReader): string {
  switch (shape.kind) {
    case 'text':
      return 'text';
    case 'number':
      return sayType(isWhole(shape.schema) ? 'integer' : 'number');
    case 'boolean':
      return sayType('boolean');
    case 'constant':
      return sayType(typeOf(shape.value));
    case 'choice':
      return [...new Set(shape.choices.map(({ value }) => sayType(typeOf(value))))].join(' or ');
    case 'list':
      return listWords(shape, read);
    case 'union':
      return `one of ${shape.branches.length} kinds`;
    case 'any':
      return 'any value';
    default:
      return shape.kind;
  }
}

/** Plurals of what a list may be of, where one word says it. */
const PLURALS = new Map<Shape['kind'], string>([
  ['text', 'texts'],
  ['number', 'numbers'],
  ['object', 'objects'],
  ['list', 'lists'],
]);

function listWords({ first, rest }: Shape & { kind: 'list' }, read: ShapeReader): string {
  const plural = first.length === 0 && rest ? PLURALS.get(read(rest).kind) : undefined;
  return plural ? `list of ${plural}` : 'list';
}
