import { get, listOf, quote, type Rule } from '../../dialect.ts';
import { constraintOf, numberOf, parametersOf } from '../read-parameter.ts';
import { compile } from '../value-fault.ts';

const TEXTS = ['text', 'textarea', 'url', 'email', 'color', 'date', 'datetime'];

/** The types of parameters that each constraint is for. `custom` is for any. */
const TAKEN_BY = new Map<string, string[]>([
  ...['minLength', 'maxLength', 'pattern'].map((key) => [key, TEXTS] as [string, string[]]),
  ...['min', 'max', 'step'].map((key) => [key, ['number']] as [string, string[]]),
  ...['minItems', 'maxItems'].map((key) => [key, ['json']] as [string, string[]]),
  ...['accept', 'maxSize'].map((key) => [key, ['file']] as [string, string[]]),
]);

/** A constraint of another type constrains nothing. */
export const constraintsFit: Rule = function* ({ document }) {
  for (const site of parametersOf(document)) {
    const type = get(site.parameter, 'type');
    if (typeof type !== 'string') continue;
    for (const [key, types] of TAKEN_BY) {
      const { value, path } = constraintOf(site, key);
      if (value === undefined || types.includes(type)) continue;
      const fault = `${quote(key)} says nothing of a parameter of type ${quote(type)}`;
      const fix = `Remove it, or give the parameter the type ${listOf(types, 'or')}`;
      yield { severity: 'warning', path, at: 'key', code: 'constraint-unused', fault, fix };
    }
  }
};

/** The least is not more than the most. */
export const rangesAreOpen: Rule = function* ({ document }) {
  const pairs = [
    ['min', 'max'],
    ['minLength', 'maxLength'],
    ['minItems', 'maxItems'],
  ] as const;
  for (const site of parametersOf(document)) {
    for (const [low, high] of pairs) {
      const [least, most] = [numberOf(site, low), numberOf(site, high)];
      if (least === undefined || most === undefined || least <= most) continue;
      const fault = `"${low}" is ${least} and "${high}" is ${most}, which leaves no value`;
      const fix = `Write "${low}": ${most} and "${high}": ${least}`;
      yield { severity: 'error', path: constraintOf(site, low).path, code: 'empty-range', fault, fix };
    }
  }
};

/** A pattern is a regular expression of ECMAScript, with the flag `u`, as JSON Schema has it. */
export const patternsCompile: Rule = function* ({ document }) {
  for (const site of parametersOf(document)) {
    const { value, path } = constraintOf(site, 'pattern');
    if (typeof value !== 'string' || compile(value)) continue;
    const fault = `"pattern" is ${quote(value)}, which is no regular expression`;
    const fix = 'Correct it: only characters that mean something are escaped, as in "\\\\."';
    yield { severity: 'error', path, code: 'bad-pattern', fault, fix };
  }
};
