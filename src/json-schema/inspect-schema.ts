import { asObject, get } from '../model/get.ts';
import { MAX_SCHEMA_BYTES, MAX_SCHEMA_DEPTH } from '../model/json-schema.ts';
import type { Finding, JsonPath, Severity } from '../model/problem.ts';
import { schemaExcess } from '../model/schema-excess.ts';
import { listOf, quote, sayBytes } from '../model/words.ts';
import { nearest } from '../render/links/nearest.ts';
import { contradictions } from './contradictions.ts';
import { draftOf } from './draft.ts';
import { FORMATS, keywordsOf } from './keywords.ts';
import { schemaRefs } from './schema-refs.ts';
import { shapeFaults } from './shape-faults.ts';
import { walkSchema } from './walk-schema.ts';

/**
 * Everything that is wrong with a schema that a definition holds. What only a validator would pass over, as an unknown
 * keyword, is a warning. Nothing is fetched.
 * @param schema anything: what is no object is the definition's own fault, and nothing is said of it
 * @param at the path of the schema in its document
 */
export function inspectSchema(schema: unknown, at: JsonPath = []): Finding[] {
  if (!asObject(schema)) return [];
  const tooMuch = explainExcess(schema, at);
  if (tooMuch) return [tooMuch];
  return [...inspect(schema)].map((finding) => ({ ...finding, path: [...at, ...finding.path] }));
}

/** Why a schema is not walked at all: it is too deep, or too large. */
function explainExcess(schema: unknown, path: JsonPath): Finding | undefined {
  const excess = schemaExcess(schema);
  if (excess === 'depth') {
    const fault = `This schema is nested deeper than ${MAX_SCHEMA_DEPTH} levels`;
    return error(path, 'schema-too-deep', fault, 'Put its inner parts into $defs, and refer to them with $ref');
  }
  if (excess !== 'bytes') return undefined;
  const bytes = new TextEncoder().encode(JSON.stringify(schema)).length;
  const fault = `This schema has ${sayBytes(bytes)} as compact JSON, and may have ${sayBytes(MAX_SCHEMA_BYTES)}`;
  const fix = 'Make it smaller: put what repeats into $defs, and refer to it with $ref';
  return error(path, 'schema-too-large', fault, fix);
}

function* inspect(root: unknown): Generator<Finding> {
  const draft = draftOf(root);
  if (draft === undefined) {
    const fault = `${quote(get(root, '$schema'))} is no draft of JSON Schema that is known here, so values are not checked by it`;
    const fix = 'Name 2020-12 ("https://json-schema.org/draft/2020-12/schema"), 2019-09, draft-07 or draft-06';
    yield warning(['$schema'], 'schema-draft', fault, fix);
  }
  const refs = schemaRefs(root);
  const known = keywordsOf(draft ?? '2020-12');
  const told = new Set<string>();
  for (const site of walkSchema(root)) {
    const { schema, path } = site;
    if (draft !== undefined) yield* shapeFaults(site, draft);
    yield* contradictions(site);
    for (const keyword of Object.keys(schema)) {
      // Extensions of others are nobody's mistake. One mention of each is enough.
      if (known.has(keyword) || /^x-/i.test(keyword) || told.has(keyword)) continue;
      told.add(keyword);
      const whose = keywordsOf('2020-12').has(keyword) ? `newer than draft ${draft}` : 'no word of JSON Schema';
      const fault = `${quote(keyword)} is ${whose}, so it checks nothing`;
      const meant = nearest(keyword, known);
      const fix = meant ? `Write ${quote(meant)}` : 'Correct it, or leave it if a reader of yours knows it';
      yield { ...warning([...path, keyword], 'schema-keyword', fault, fix), at: 'key' };
    }
    const format = get(schema, 'format');
    if (typeof format === 'string' && !FORMATS.has(format) && !told.has(`format ${format}`)) {
      told.add(`format ${format}`);
      const fault = `${quote(format)} is no format of JSON Schema, so it is not checked`;
      const meant = nearest(format, FORMATS);
      const fix = meant ? `Write ${quote(meant)}` : 'Add a "pattern" if its values are to be checked';
      yield warning([...path, 'format'], 'schema-format', fault, fix);
    }
    yield* patternFaults(schema, path);
    if (Object.hasOwn(schema, '$ref')) yield* refFaults(schema, path, refs.resolve(schema));
  }
  for (const path of refs.loops()) {
    const fault =
      'This schema refers to itself without looking at a smaller part, so checking a value by it never ends';
    yield error(path, 'schema-loop', fault, 'Refer to it from inside properties or items instead');
  }
}

function* patternFaults(schema: object, path: JsonPath): Generator<Finding> {
  const pattern = get(schema, 'pattern');
  const named = Object.keys(asObject(get(schema, 'patternProperties')) ?? {});
  const patterns: [unknown, JsonPath][] = [
    [pattern, ['pattern']],
    ...named.map((key): [string, JsonPath] => [key, ['patternProperties', key]]),
  ];
  for (const [source, way] of patterns) {
    if (typeof source !== 'string' || compiles(source, 'u')) continue;
    const at = way.length > 1 ? ({ at: 'key' } as const) : {};
    if (compiles(source, '')) {
      const fault = `The pattern ${quote(source)} is a regular expression in JavaScript's old notation only`;
      yield {
        ...warning(
          [...path, ...way],
          'schema-pattern',
          fault,
          'Escape only what has a meaning: other languages refuse the rest',
        ),
        ...at,
      };
    } else {
      const fault = `The pattern ${quote(source)} is no regular expression (ECMA-262)`;
      yield { ...error([...path, ...way], 'schema-pattern', fault, 'Correct it'), ...at };
    }
  }
}

function compiles(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}

function* refFaults(
  schema: object,
  path: JsonPath,
  target: ReturnType<ReturnType<typeof schemaRefs>['resolve']>,
): Generator<Finding> {
  const ref = get(schema, '$ref');
  if (typeof ref !== 'string' || !('missing' in target)) return;
  const place = [...path, '$ref'];
  if (target.missing === 'elsewhere') {
    const fault = `${quote(ref)} leads out of this schema, and is never fetched: values there are not checked`;
    yield warning(place, 'schema-ref-elsewhere', fault, 'Copy what it leads to into $defs, and write "#/$defs/…"');
    return;
  }
  const names = Object.keys(asObject(get(schema, '$defs')) ?? {});
  const fix =
    names.length > 0
      ? `Write one of ${listOf(
          names.map((name) => `#/$defs/${name}`),
          'or',
        )}`
      : 'Write "#/$defs/…" and the name of a schema in $defs';
  const fault = target.missing === 'here' ? 'to nothing in this schema' : 'to something in this schema that is none';
  yield error(place, 'schema-ref', `${quote(ref)} leads ${fault}`, fix);
}

function error(path: JsonPath, code: string, fault: string, fix: string): Finding {
  return say('error', path, code, fault, fix);
}

function warning(path: JsonPath, code: string, fault: string, fix: string): Finding {
  return say('warning', path, code, fault, fix);
}

function say(severity: Severity, path: JsonPath, code: string, fault: string, fix: string): Finding {
  return { severity, path, code, fault, fix };
}
