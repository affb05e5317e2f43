import { numberOf, type Schema, textOf } from '../model/read-schema.ts';
import { sayValue } from '../model/schema-shape.ts';
import { formatCount } from './format.ts';

/** Formats that are said in words, and an example of each. */
const FORMATS = new Map<string, string>([
  ['email', 'an email address'],
  ['idn-email', 'an email address'],
  ['uri', 'a URL'],
  ['url', 'a URL'],
  ['iri', 'a URL'],
  ['uri-reference', 'a URL or a path'],
  ['date', 'a date, such as 2026-01-31'],
  ['time', 'a time with its offset, such as 09:30:00Z'],
  ['date-time', 'a date and time, such as 2026-01-31T09:30:00Z'],
  ['duration', 'a duration, such as P1DT12H'],
  ['ipv4', 'an IPv4 address'],
  ['ipv6', 'an IPv6 address'],
  ['hostname', 'a host name'],
  ['uuid', 'a UUID'],
  ['regex', 'a regular expression'],
  ['json-pointer', 'a JSON Pointer'],
  ['byte', 'base64'],
]);

/** A format in words: `a date, such as 2026-01-31`. */
export function sayFormat(format: string): string {
  return FORMATS.get(format) ?? `the format “${format}”`;
}

/** What a schema asks of a value beyond its type, each as the end of a sentence: `at least 3 characters`. Not its pattern. */
export function constraintsOf(schema: Schema): string[] {
  const { minLength, maxLength, minItems, maxItems, minProperties, maxProperties } = schema;
  const format = textOf(schema.format);
  return [
    range(minLength, maxLength, 'character'),
    range(minItems, maxItems, 'item'),
    range(minProperties, maxProperties, 'entry', 'entries'),
    limits(schema),
    numberOf(schema.multipleOf) && `a multiple of ${schema.multipleOf}`,
    schema.uniqueItems === true && 'no item twice',
    format && sayFormat(format),
  ].filter((words) => typeof words === 'string' && words !== '') as string[];
}

function range(from: unknown, to: unknown, one: string, many = `${one}s`): string {
  const [least, most] = [numberOf(from) || undefined, numberOf(to)];
  const count = (value: number) => `${formatCount(value)} ${value === 1 ? one : many}`;
  if (least === undefined) return most === undefined ? '' : `at most ${count(most)}`;
  if (most === undefined) return `at least ${count(least)}`;
  return least === most ? `exactly ${count(most)}` : `${formatCount(least)} to ${count(most)}`;
}

function limits({ minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below }: Schema): string {
  // In draft 4 the exclusive ones said of the others that they are.
  const [from, to] = [numberOf(minimum), numberOf(maximum)];
  if (from !== undefined && to !== undefined && above !== true && below !== true) return `${from} to ${to}`;
  return [
    from !== undefined && (above === true ? `more than ${from}` : `at least ${from}`),
    numberOf(above) !== undefined && `more than ${above}`,
    to !== undefined && (below === true ? `less than ${to}` : `at most ${to}`),
    numberOf(below) !== undefined && `less than ${below}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The most values that a sentence names. */
const MOST_VALUES = 12;

/** Values in words: `a, b or c`. Of many, the first, and how many more there are. */
export function sayValues(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_VALUES).map(sayValue);
  if (values.length > MOST_VALUES) shown.push(`${formatCount(values.length - MOST_VALUES)} more`);
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}

/** Words as a sentence. */
export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
