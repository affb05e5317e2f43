import type { ErrorObject } from 'ajv/dist/2020.js';
import { show } from './show-value.ts';

/** What a value of each type is called. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a finite number'],
  ['integer', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['null', 'null'],
]);

/** The first error of a result's shape, in our words: where, what stands there, what it should be. */
export function explainShape(errors: readonly ErrorObject[]): string {
  // A choice of schemas fails after each of its branches. The branch of the value's own type says more than the choice.
  const choice = errors.findLast(({ keyword }) => keyword === 'anyOf');
  const meant = errors.find((error) => error !== choice && !isOfType(error, choice));
  const error = (choice ? (meant ?? choice) : undefined) ?? errors.find(({ keyword }) => keyword !== 'if');
  if (!error) return 'it does not have the shape of its kind';
  const path = error.instancePath.slice(1);
  const name = path === '' ? 'it' : path;
  if (error.keyword === 'maxItems')
    return `${name} has ${(error.data as unknown[]).length} entries, and may have ${error.params.limit}`;
  if (error.keyword === 'required') return `${name} has no "${error.params.missingProperty}"`;
  return `${name} is ${show(error.data)}, and must be ${wanted(error)}`;
}

function isOfType({ keyword, instancePath }: ErrorObject, choice: ErrorObject | undefined): boolean {
  return keyword === 'if' || (keyword === 'type' && instancePath === choice?.instancePath);
}

function wanted({ keyword, params, parentSchema }: ErrorObject): string {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'type':
      return typesOf(params.type);
    case 'anyOf':
      return typesOf(((parentSchema?.anyOf ?? []) as { type?: string }[]).map(({ type }) => type ?? 'object'));
    case 'enum':
      return oneOf(params.allowedValues.map(show));
    case 'const':
      return show(params.allowedValue);
    case 'minimum':
      return `${limit} or more`;
    case 'maximum':
      return `${limit} or less`;
    default:
      return 'as its kind says';
  }
}

function typesOf(types: string | readonly string[]): string {
  return oneOf([types].flat().map((type) => TYPES.get(type) ?? type));
}

function oneOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
