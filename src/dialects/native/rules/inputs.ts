import type { JsonPath } from '../../../model/problem.ts';
import { asArray, asObject, get, type JsonObject, listOf, quote, type Rule } from '../../dialect.ts';

/** The inputs of a type, with the way to each. */
function* inputsOf(manifest: unknown, type: string): Iterable<[input: JsonObject, path: JsonPath]> {
  for (const [index, entry] of asArray(get(manifest, 'inputs')).entries()) {
    const input = asObject(entry);
    if (input && get(input, 'type') === type) yield [input, ['inputs', index]];
  }
}

/** A number has room between its bounds, and opens inside them. */
export const numberRange: Rule = function* ({ document }) {
  for (const [input, path] of inputsOf(document, 'number')) {
    const [min, max, value] = [get(input, 'min'), get(input, 'max'), get(input, 'default')];
    if (typeof min !== 'number' || typeof max !== 'number') continue;
    if (min >= max) {
      const fault = `"min" is ${min} and "max" is ${max}, which leaves nothing to choose`;
      const fix = min > max ? `Write "min": ${max} and "max": ${min}` : 'Make "max" larger than "min"';
      yield { severity: 'error', path: [...path, 'min'], code: 'empty-range', fault, fix };
    } else if (typeof value === 'number' && (value < min || value > max)) {
      const fault = `The default ${value} is not between ${min} and ${max}`;
      const fix = `Write "default": ${value < min ? min : max}, or move the bounds`;
      yield { severity: 'error', path: [...path, 'default'], code: 'default-out-of-range', fault, fix };
    }
  }
};

/** A choice is told apart by its value, and one of them is chosen at first. */
export const selectOptions: Rule = function* ({ document }) {
  for (const [input, path] of inputsOf(document, 'select')) {
    const options = get(input, 'options');
    if (!Array.isArray(options)) continue;
    const values = options.map((option) => get(option, 'value'));
    const firsts = new Map<unknown, number>();
    for (const [index, value] of values.entries()) {
      const first = firsts.get(value) ?? index;
      firsts.set(value, first);
      if (typeof value !== 'string' || first === index) continue;
      const fault = `Two options have the value ${quote(value)}: entry ${first + 1} has it too`;
      const at = [...path, 'options', index, 'value'];
      yield { severity: 'error', path: at, code: 'duplicate-option', fault, fix: 'Give one of them another value' };
    }
    const [value, known] = [get(input, 'default'), values.filter((item) => typeof item === 'string')];
    if (typeof value !== 'string' || known.length === 0 || known.includes(value)) continue;
    const fault = `The default ${quote(value)} is none of the options`;
    const fix = `Write ${listOf([...new Set(known)], 'or')}`;
    yield { severity: 'error', path: [...path, 'default'], code: 'default-not-an-option', fault, fix };
  }
};
