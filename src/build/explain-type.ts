import { type JsonSchema, quote, type SchemaFault } from '../dialects/dialect.ts';
import type { Finding } from '../model/problem.ts';
import { resolve } from './schema-tree.ts';
import { typeOf } from './schema-validator.ts';
import { nameOf, oneOf, suchAs } from './wording.ts';

const TYPE_WORDS = new Map([
  ['string', 'a string'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['null', 'null'],
]);

/** A value of a type that does not stand there. */
export function explainType(root: JsonSchema, { keyword, path, value, schema }: SchemaFault): Finding {
  const wanted = keyword === 'type' ? [schema.type ?? []].flat() : branchTypes(root, schema, keyword);
  const words = oneOf(wanted.map((type) => TYPE_WORDS.get(type) ?? type));
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
    const fault = `${nameOf(path)} is a number too large to be kept`;
    return { severity: 'error', path, code: 'out-of-range', fault, fix: 'Write a smaller number' };
  }
  const fault = `${nameOf(path)} ${path.length === 0 ? 'holds' : 'is'} ${sayValue(value)}, and must be ${words}`;
  const better = convert(value, wanted, schema);
  const fix = better === undefined ? `Write ${words}${suchAs(root, schema)}` : `Write ${JSON.stringify(better)}`;
  return { severity: 'error', path, code: 'wrong-type', fault, fix };
}

function branchTypes(root: JsonSchema, schema: JsonSchema, keyword: string): string[] {
  const branches = keyword === 'anyOf' ? schema.anyOf : schema.oneOf;
  return [...new Set((branches ?? []).flatMap((branch) => [resolve(root, branch).type ?? []].flat()))];
}

/** A value with its type where it does not show it by itself. */
function sayValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'string' ? `the string ${quote(value)}` : quote(value);
}

/** The value that was meant, where there is no doubt. */
function convert(value: unknown, wanted: readonly string[], schema: JsonSchema): unknown {
  const [type] = wanted;
  if (wanted.length !== 1) return undefined;
  if (type === 'array') return typeOf(value) === schema.items?.type ? [value] : undefined;
  if (type === 'string') return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : undefined;
  if (type !== 'number' && type !== 'integer') return undefined;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return type === 'integer' ? Math.round(number) : number;
}
