import { asObject, type JsonSchema, listOf, quote, type SchemaFault } from '../dialects/dialect.ts';
import type { Finding } from '../model/problem.ts';
import { nearest } from '../render/links/nearest.ts';
import { resolve, unknownKeys } from './schema-tree.ts';
import { exampleOf } from './wording.ts';

/** A required key that is missing: the object that lacks it is at fault, or the key that was written in its place. */
export function explainMissing(root: JsonSchema, { path, value, schema, params }: SchemaFault): Finding {
  const key = String(params.missingProperty);
  const instead = nearest(key, unknownKeys({ object: asObject(value) ?? {}, schema }));
  const severity = 'error';
  if (instead !== undefined) {
    const fault = `${quote(key)} is missing, and ${quote(instead)} is not a known key`;
    return {
      severity,
      path: [...path, instead],
      at: 'key',
      code: 'missing-key',
      fault,
      fix: `Rename ${quote(instead)} to ${quote(key)}`,
    };
  }
  const known = resolve(root, schema.properties?.[key] ?? {});
  const example = exampleOf(root, known);
  const sense = known.description ? `: ${lowerFirst(firstSentence(known.description))}` : '';
  const shown = example === undefined ? '' : `, such as ${quote(key)}: ${JSON.stringify(example)}`;
  const fix = `Add ${quote(key)}${known.enum ? `: ${listOf(known.enum, 'or')}` : shown}`;
  return { severity, path, code: 'missing-key', fault: `${quote(key)} is missing${sense}`, fix };
}

function firstSentence(text: string): string {
  return text.split(/\.(?:\s|$)/, 1)[0]?.replaceAll('`', '"') ?? '';
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
