import { type JsonSchema, listOf, quote, type SchemaFault } from '../dialects/dialect.ts';
import type { Finding } from '../model/problem.ts';
import { count } from '../model/words.ts';
import { nearest } from '../render/links/nearest.ts';
import { explainMissing } from './explain-missing.ts';
import { explainType } from './explain-type.ts';
import { nameOf, suchAs } from './wording.ts';

/** A broken keyword, with what its message needs. */
interface Broken extends SchemaFault {
  root: JsonSchema;
  /** What the author calls the value. */
  name: string;
  /** The number that the keyword gives, where it gives one. */
  limit: number;
}

/** Code, fault and fix of a message. */
type Wording = [code: string, fault: string, fix: string];

/** What a broken keyword of a schema means to an author. The validator's own words reach nobody. */
export function explain(root: JsonSchema, fault: SchemaFault): Finding {
  const { keyword, path } = fault;
  if (keyword === 'required') return explainMissing(root, fault);
  if (keyword === 'type' || keyword === 'anyOf' || keyword === 'oneOf') return explainType(root, fault);
  if (keyword === 'uniqueItems') return explainRepeated(fault);
  if (keyword === 'additionalProperties') return explainUnknownKey(fault);
  const broken = { ...fault, root, name: nameOf(path), limit: Number(fault.params.limit) };
  const [code, what, fix] = (WORDINGS.get(keyword) ?? otherwise)(broken);
  return { severity: 'error', path, code, fault: what, fix };
}

const WORDINGS = new Map<string, (broken: Broken) => Wording>([
  ['enum', ({ name, value, schema }) => unknownValue(name, value, schema.enum ?? [])],
  ['const', ({ name, value, schema }) => unknownValue(name, value, [schema.const])],
  ['minLength', tooShort],
  ['maxLength', tooLong],
  ['minimum', ({ name, value, limit, schema }) => outOfRange(`${name} is ${value}, less than ${limit}`, schema)],
  ['maximum', ({ name, value, limit, schema }) => outOfRange(`${name} is ${value}, more than ${limit}`, schema)],
  ['exclusiveMinimum', notAbove],
  ['minItems', tooFew],
  ['minProperties', tooFew],
  ['maxItems', tooMany],
  ['pattern', wrongForm],
]);

function otherwise({ name, value, keyword }: Broken): Wording {
  const fault = `${name} is ${quote(value)}, which breaks "${keyword}" of its schema`;
  return ['wrong-value', fault, 'Compare it with the reference'];
}

/** The most choices that are listed beside the nearest one. */
const MAX_CHOICES = 5;

function unknownValue(name: string, value: unknown, choices: readonly unknown[]): Wording {
  const words = choices.filter((choice) => typeof choice === 'string');
  const near = typeof value === 'string' ? nearest(value, words) : undefined;
  const all = listOf(choices, 'or');
  const others = choices.length > 1 && choices.length <= MAX_CHOICES ? ` It can be ${all}` : '';
  const fix = near === undefined ? `Write ${all}` : `Did you mean ${quote(near)}?${others}`;
  return ['unknown-value', `${name} cannot be ${quote(value)}`, fix];
}

function tooShort({ root, name, value, schema, limit }: Broken): Wording {
  if (limit === 1) return ['empty', `${name} is empty`, `Write its text${suchAs(root, schema)}`];
  return ['too-short', `${name} has ${characters(value)}, and needs ${limit} or more`, 'Make it longer'];
}

function tooLong({ name, value, limit }: Broken): Wording {
  const over = [...String(value)].length - limit;
  const fault = `${name} has ${characters(value)}, and may have ${limit}`;
  return ['too-long', fault, `Shorten it by ${count(over, 'character')}`];
}

function characters(value: unknown): string {
  return count([...String(value)].length, 'character');
}

function outOfRange(fault: string, { minimum, maximum }: JsonSchema): Wording {
  if (minimum === undefined) return ['out-of-range', fault, `Write ${maximum} or less`];
  return [
    'out-of-range',
    fault,
    maximum === undefined ? `Write ${minimum} or more` : `Write a number from ${minimum} to ${maximum}`,
  ];
}

function notAbove({ name, value, limit }: Broken): Wording {
  return ['out-of-range', `${name} is ${value}, and must be more than ${limit}`, `Write a number above ${limit}`];
}

function tooFew({ root, name, value, schema, limit }: Broken): Wording {
  const size = Object.keys(value as object).length;
  if (size === 0)
    return [
      'empty',
      `${name} is empty`,
      `Give it at least ${limit === 1 ? 'one entry' : `${limit} entries`}${suchAs(root, schema)}`,
    ];
  const fault = `${name} has ${count(size, 'entry', 'entries')}, and needs ${limit} or more`;
  return ['too-few', fault, `Add ${limit - size === 1 ? 'another' : `${limit - size} more`}`];
}

function tooMany({ name, value, limit }: Broken): Wording {
  const size = (value as unknown[]).length;
  const fault = `${name} has ${count(size, 'entry', 'entries')}, and may have ${limit}`;
  return ['too-many', fault, `Remove ${size - limit === 1 ? 'one' : size - limit}`];
}

function wrongForm({ name, value, params }: Broken): Wording {
  return [
    'wrong-form',
    `${name} is ${quote(value)}, which does not have the form ${params.pattern}`,
    'Write it in that form',
  ];
}

/** Two entries of a list that may not repeat: the second is at fault. */
function explainRepeated({ path, value, params }: SchemaFault): Finding {
  const [i, j] = [Number(params.i), Number(params.j)];
  const [first, second] = [Math.min(i, j), Math.max(i, j)];
  const fault = `${quote((value as unknown[])[second])} stands twice in ${nameOf(path)}, first as entry ${first + 1}`;
  // What stands twice says no more than once, and no less.
  return { severity: 'warning', path: [...path, second], code: 'repeated', fault, fix: 'Remove one of the two' };
}

/** A key of an object that takes none but those it knows. */
function explainUnknownKey({ path, value, schema, params }: SchemaFault): Finding {
  const key = String(params.additionalProperty);
  const absent = Object.keys(schema.properties ?? {}).filter((known) => !Object.hasOwn(value as object, known));
  const near = nearest(key, absent);
  const fault = `${quote(key)} is not a known key, and none but known keys may stand here`;
  const fix = near === undefined ? 'Remove it' : `Did you mean ${quote(near)}?`;
  return { severity: 'error', path: [...path, key], at: 'key', code: 'unknown-key', fault, fix };
}
