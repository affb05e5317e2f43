import { asArray, get, type JsonObject, listOf, quote } from '../dialect.ts';

/** What is wrong with a value, in words. */
interface Fault {
  code: string;
  fault: string;
  fix: string;
}

/** The type of the value of each type of input, and its name. */
const VALUE_TYPES = new Map<unknown, [type: string, words: string]>([
  ['text', ['string', 'a string']],
  ['textarea', ['string', 'a string']],
  ['number', ['number', 'a number']],
  ['select', ['string', 'a string']],
  ['toggle', ['boolean', 'true or false']],
]);

/** Why a value cannot be a sample of an input. Where the input itself is broken, nothing is said of the value. */
export function sampleFault(input: JsonObject, value: unknown): Fault | undefined {
  const [type, words] = VALUE_TYPES.get(get(input, 'type')) ?? [];
  if (type === undefined) return undefined;
  const name = `The input ${quote(get(input, 'id'))}`;
  if (typeof value !== type || value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
    const fault = `${name} takes ${words}, and this is ${quote(value)}`;
    return { code: 'sample-wrong-type', fault, fix: `Write ${words}` };
  }
  if (typeof value === 'number') return numberFault(name, input, value);
  if (typeof value !== 'string') return undefined;
  return get(input, 'type') === 'select' ? optionFault(name, input, value) : lengthFault(name, input, value);
}

function numberFault(name: string, input: JsonObject, value: number): Fault | undefined {
  const [min, max] = [get(input, 'min'), get(input, 'max')];
  if (typeof min !== 'number' || typeof max !== 'number' || min >= max || (value >= min && value <= max))
    return undefined;
  const fault = `${name} goes from ${min} to ${max}, and this is ${value}`;
  return { code: 'sample-out-of-range', fault, fix: `Write a number from ${min} to ${max}` };
}

function optionFault(name: string, input: JsonObject, value: string): Fault | undefined {
  const values = asArray(get(input, 'options')).map((option) => get(option, 'value'));
  const known = [...new Set(values.filter((item) => typeof item === 'string'))];
  if (known.length === 0 || known.includes(value)) return undefined;
  return {
    code: 'sample-not-an-option',
    fault: `${name} has no option ${quote(value)}`,
    fix: `Write ${listOf(known, 'or')}`,
  };
}

function lengthFault(name: string, input: JsonObject, value: string): Fault | undefined {
  const limit = get(input, 'maxLength');
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1 || value.length <= limit) return undefined;
  const fault = `${name} takes ${limit} characters, and this has ${value.length}`;
  return { code: 'sample-too-long', fault, fix: 'Shorten it, or raise "maxLength"' };
}
