import { type JsonSchema, quote } from '../dialects/dialect.ts';
import type { JsonPath } from '../model/problem.ts';
import { resolve } from './schema-tree.ts';

/** What an author calls the value at a path, at the start of a sentence. */
export function nameOf(path: JsonPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'The file';
  if (typeof last === 'string') return quote(last);
  const list = path.findLast((step) => typeof step === 'string');
  return list === undefined ? `Entry ${last + 1}` : `Entry ${last + 1} of ${quote(list)}`;
}

/** A value that a schema allows, to show: its first example, or an object of the examples of what it must have. */
export function exampleOf(root: JsonSchema, unresolved: JsonSchema): unknown {
  const schema = resolve(root, unresolved);
  if (schema.examples?.length) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'boolean') return schema.default ?? false;
  if (!schema.required || !schema.properties) return undefined;
  const entries = schema.required.map((key) => [key, exampleOf(root, schema.properties?.[key] ?? {})]);
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

/** An example of a schema as the end of a sentence; nothing where it has none. */
export function suchAs(root: JsonSchema, schema: JsonSchema): string {
  const example = exampleOf(root, schema);
  return example === undefined ? '' : `, such as ${JSON.stringify(example)}`;
}

/** Words as a list: `a string, a number or an object`. */
export function oneOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
