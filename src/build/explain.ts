import { type JsonSchema, listOf, quote, type SchemaFault } from '../dialects/dialect.ts';
import type { Finding } from '../model/problem.ts';
import { explainMissing } from './explain-missing.ts';
import { explainType } from './explain-type.ts';
import { nearest } from './nearest.ts';
import { count, example, nameOf } from './wording.ts';

/** Code, fault and fix of a message. */
type Wording = [code: string, fault: string, fix: string];

/** What a broken keyword of a schema means to an author. The validator's own words reach nobody. */
export function explain(root: JsonSchema, fault: SchemaFault): Finding {
  if (fault.keyword === 'required') return explainMissing(root, fault);
  if (fault.keyword === 'type' || fault.keyword === 'anyOf' || fault.keyword === 'oneOf')
    return explainType(root, fault);
  if (fault.keyword === 'uniqueItems') return explainRepeated(fault);
  const [code, what, fix] = wording(fault);
  return { severity: 'error', path: fault.path, code, fault: what, fix };
}

function wording({ keyword, path, value, schema, params }: SchemaFault): Wording {
  const name = nameOf(path);
  const limit = Number(params.limit);
  switch (keyword) {
    case 'enum':
    case 'const':
      return unknownValue(name, value, keyword === 'const' ? [schema.const] : (schema.enum ?? []));
    case 'minLength':
      if (limit === 1) return ['empty', `${name} is empty`, `Write its text${example(schema)}`];
      return ['too-short', `${name} is ${lengthOf(value)} long, and must be ${limit} or more`, 'Make it longer'];
    case 'maxLength': {
      const over = [...String(value)].length - limit;
      const fault = `${name} is ${lengthOf(value)} long, and may be ${limit}`;
      return ['too-long', fault, `Shorten it by ${count(over, 'character')}`];
    }
    case 'minimum':
      return ['out-of-range', `${name} is ${quote(value)}, less than ${limit}`, `Write ${rangeOf(schema)}`];
    case 'maximum':
      return ['out-of-range', `${name} is ${quote(value)}, more than ${limit}`, `Write ${rangeOf(schema)}`];
    case 'exclusiveMinimum':
      return [
        'out-of-range',
        `${name} is ${quote(value)}, and must be more than ${limit}`,
        `Write a number above ${limit}`,
      ];
    case 'minItems':
    case 'minProperties': {
      const size = Object.keys(value as object).length;
      if (size === 0) return ['empty', `${name} is empty`, `Give it ${atLeast(limit)}${example(schema)}`];
      return [
        'too-few',
        `${name} has ${size}, and needs ${limit} or more`,
        `Add ${count(limit - size, 'entry', 'entries')}`,
      ];
    }
    case 'maxItems': {
      const size = (value as unknown[]).length;
      return [
        'too-many',
        `${name} has ${size}, and may have ${limit}`,
        `Remove ${count(size - limit, 'entry', 'entries')}`,
      ];
    }
    case 'pattern':
      return [
        'wrong-form',
        `${name} is ${quote(value)}, which does not have the form ${params.pattern}`,
        'Write it in that form',
      ];
    default:
      return [
        'wrong-value',
        `${name} is ${quote(value)}, which breaks "${keyword}" of its schema`,
        'Compare it with the reference',
      ];
  }
}

function unknownValue(name: string, value: unknown, choices: readonly unknown[]): Wording {
  const words = choices.filter((choice) => typeof choice === 'string');
  const near = typeof value === 'string' ? nearest(value, words) : undefined;
  const fix = near === undefined ? `Write ${listOf(choices, 'or')}` : `Did you mean ${quote(near)}?`;
  return ['unknown-value', `${name} cannot be ${quote(value)}`, fix];
}

/** Two entries of a list that may not repeat: the second is at fault. */
function explainRepeated({ path, value, params }: SchemaFault): Finding {
  const [i, j] = [Number(params.i), Number(params.j)];
  const [first, second] = [Math.min(i, j), Math.max(i, j)];
  const fault = `${quote((value as unknown[])[second])} stands twice in ${nameOf(path)}, first as entry ${first + 1}`;
  return { severity: 'error', path: [...path, second], code: 'repeated', fault, fix: 'Remove one of the two' };
}

function rangeOf({ minimum, maximum }: JsonSchema): string {
  if (minimum === undefined) return `${maximum} or less`;
  return maximum === undefined ? `${minimum} or more` : `a number from ${minimum} to ${maximum}`;
}

function atLeast(limit: number): string {
  return limit === 1 ? 'at least one' : `at least ${limit}`;
}

function lengthOf(value: unknown): string {
  return count([...String(value)].length, 'character');
}
