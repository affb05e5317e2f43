import { type JsonSchema, quote } from '../dialects/dialect.ts';
import type { JsonPath } from '../model/problem.ts';

/** What an author calls the value at a path, at the start of a sentence. */
export function nameOf(path: JsonPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'The file';
  if (typeof last === 'string') return quote(last);
  const list = path.findLast((step) => typeof step === 'string');
  return list === undefined ? `Entry ${last + 1}` : `Entry ${last + 1} of ${quote(list)}`;
}

/** An example of a schema, as the end of a sentence; nothing where it has none. */
export function example(schema: JsonSchema): string {
  return schema.examples?.length ? `, such as ${JSON.stringify(schema.examples[0])}` : '';
}

/** A number of things, in words. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
