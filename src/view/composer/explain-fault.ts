import { asSchema, type Schema } from '../../model/read-schema.ts';
import { sayType } from '../../model/schema-shape.ts';
import type { CheckFault } from '../../model/tool-module.ts';
import { formatCount, plural } from '../format.ts';
import { sayFormat, sayValues } from '../schema-words.ts';

/**
 * What a broken keyword means to a reader, as a sentence below the field. The validator's own words reach nobody.
 * @param schema of the value, where the form knows it
 */
export function explainFault({ keyword, params }: CheckFault, schema: Schema = {}): string {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'type':
      return `${sentenceStart([params.type].flat().map((type) => sayType(String(type))))} belongs here.`;
    case 'required':
    case 'dependentRequired':
    case 'dependencies':
      return 'This is required.';
    case 'enum':
      return `Choose one of: ${sayValues(listOf(params.allowedValues))}.`;
    case 'const':
      return `This can only be ${sayValues([params.allowedValue])}.`;
    case 'minLength':
      return limit === 1 ? 'Write something here.' : `Write at least ${plural(limit, 'character')}.`;
    case 'maxLength':
      return `Write at most ${plural(limit, 'character')}.`;
    case 'pattern':
      return `It must match the pattern ${params.pattern}`;
    case 'format':
      return `Write ${sayFormat(String(params.format))}.`;
    case 'minimum':
    case 'exclusiveMinimum':
    case 'formatMinimum':
    case 'formatExclusiveMinimum':
      return `It must be ${sayComparison(params)}.`;
    case 'maximum':
    case 'exclusiveMaximum':
    case 'formatMaximum':
    case 'formatExclusiveMaximum':
      return `It must be ${sayComparison(params)}.`;
    case 'multipleOf':
      return `It must be a multiple of ${params.multipleOf}.`;
    case 'minItems':
      return `Add items: it takes at least ${formatCount(limit)}.`;
    case 'maxItems':
      return `Remove items: it takes at most ${formatCount(limit)}.`;
    case 'uniqueItems':
      return `Items ${Number(params.j) + 1} and ${Number(params.i) + 1} are the same, and none may be there twice.`;
    case 'contains':
      return 'It lacks an item that must be there.';
    case 'minProperties':
      return `Add keys: it takes at least ${formatCount(limit)}.`;
    case 'maxProperties':
      return `Remove keys: it takes at most ${formatCount(limit)}.`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'This key is not known here. Remove it.';
    case 'items':
    case 'additionalItems':
    case 'unevaluatedItems':
      return 'It has more items than are allowed here.';
    case 'propertyNames':
      return 'A key of this name is not allowed here.';
    case 'oneOf':
    case 'anyOf':
      return sayChoice(keyword, params, schema);
    case 'false schema':
      return 'Nothing is allowed here. Remove it.';
    case 'not':
      return 'It is something that is not allowed here.';
    default:
      return `It breaks “${keyword}” of its schema.`;
  }
}

function sentenceStart(words: readonly string[]): string {
  const all = words.map((word) => (word === 'null' ? word : `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`));
  const text = all.join(' or ').replaceAll('a text', 'text').replaceAll('a true or false', 'true or false');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const COMPARISONS = new Map<unknown, string>([
  ['>=', 'at least'],
  ['>', 'more than'],
  ['<=', 'at most'],
  ['<', 'less than'],
]);

function sayComparison({ comparison, limit }: CheckFault['params']): string {
  return `${COMPARISONS.get(comparison)} ${limit}`;
}

function sayChoice(keyword: 'oneOf' | 'anyOf', { passingSchemas }: CheckFault['params'], schema: Schema): string {
  if (Array.isArray(passingSchemas)) return 'It fits more than one of its kinds, where it may fit only one.';
  const constants = listOf(schema[keyword]).map((branch) => asSchema(branch) ?? {});
  if (constants.length > 0 && constants.every((branch) => Object.hasOwn(branch, 'const')))
    return `Choose one of: ${sayValues(constants.map((branch) => branch.const))}.`;
  return 'It fits none of its kinds.';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The pointer of what a fault is said of: a key that is missing, or that should not be there, has a field of its own. */
export function pathOf({ path, params }: CheckFault): string {
  const key = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty ?? params.propertyName;
  return typeof key === 'string' ? `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}` : path;
}
