import { asObject, get } from '../model/get.ts';
import type { Finding, JsonPath } from '../model/problem.ts';
import { quote } from '../model/words.ts';
import { nearest } from '../render/links/nearest.ts';
import type { Draft } from './draft.ts';
import { HOLDS_MAP } from './keywords.ts';
import type { SchemaSite } from './walk-schema.ts';

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

const isString = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const isSchema = (value: unknown) => isBoolean(value) || asObject(value) !== undefined;
const isSchemaList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isSchema);
const isNames = (value: unknown) =>
  Array.isArray(value) && value.every(isString) && new Set(value).size === value.length;
const isMap = (value: unknown, test: (child: unknown) => boolean) =>
  asObject(value) !== undefined && Object.values(value as object).every(test);
const isTypeName = (value: unknown) => TYPES.includes(value as string);
const isType = (value: unknown) =>
  isTypeName(value) || (isNames(value) && (value as string[]).length > 0 && (value as string[]).every(isTypeName));

const SCHEMA_WORDS = 'a schema: an object, true or false';

/** What keywords hold in every draft that knows them (json-schema.org, meta-schemas of 2020-12 and before), with an example. */
const SHAPES: [keywords: string, wanted: string, example: string, test: (value: unknown) => boolean][] = [
  ['type', 'one of the seven types, such as "string", or a list of them', '"string"', isType],
  ['required', 'a list of different property names', '["name"]', isNames],
  ['enum examples', 'a list', '["a", "b"]', Array.isArray],
  ['multipleOf', 'a number greater than 0', '1', (value) => isNumber(value) && (value as number) > 0],
  ['maximum minimum exclusiveMaximum exclusiveMinimum', 'a number', '1', isNumber],
  [
    'maxLength minLength maxItems minItems maxContains minContains maxProperties minProperties',
    'a whole number, 0 or more',
    '1',
    isCount,
  ],
  ['uniqueItems readOnly writeOnly deprecated', 'true or false', 'true', isBoolean],
  [
    '$id $ref $anchor $comment title description pattern format contentMediaType contentEncoding',
    'a string',
    '"…"',
    isString,
  ],
  [
    `additionalItems additionalProperties contains contentSchema else if not propertyNames then unevaluatedItems
    unevaluatedProperties`,
    SCHEMA_WORDS,
    '{"type": "string"}',
    isSchema,
  ],
  ['items', SCHEMA_WORDS, '{"type": "string"}', (value) => isSchema(value) || isSchemaList(value)],
  ['allOf anyOf oneOf prefixItems', 'a list of schemas, with at least one', '[{"type": "string"}]', isSchemaList],
  [
    'dependentRequired',
    'an object of lists of property names',
    '{"name": ["other"]}',
    (value) => isMap(value, isNames),
  ],
  [
    HOLDS_MAP.join(' '),
    'an object of schemas by their names',
    '{"name": {"type": "string"}}',
    (value) => asObject(value) !== undefined,
  ],
];

const BY_KEYWORD = new Map(
  SHAPES.flatMap(([keywords, wanted, example, test]) =>
    keywords.split(/\s+/).map((keyword) => [keyword, { wanted, example, test }] as const),
  ),
);

/** Keywords of a schema that hold what they cannot. Those of the schemas inside it are faults of their own. */
export function* shapeFaults({ schema, path }: SchemaSite, draft: Draft): Generator<Finding> {
  for (const keyword of Object.keys(schema)) {
    const place = [...path, keyword];
    const value = get(schema, keyword);
    const shape = BY_KEYWORD.get(keyword);
    if (shape && !shape.test(value)) {
      const meant = keyword === 'type' && typeof value === 'string' ? nearest(value, TYPES) : undefined;
      const fix = `Write "${keyword}": ${meant === undefined ? shape.example : quote(meant)}`;
      yield shapeFault(place, `"${keyword}" is ${quote(value)}, and must be ${shape.wanted}`, fix);
    } else if (keyword === 'items' && Array.isArray(value) && draft === '2020-12') {
      const fault = 'In draft 2020-12, "items" is one schema, for all entries that "prefixItems" leaves';
      yield shapeFault(place, fault, 'Call this list "prefixItems", or name the draft it is written in with "$schema"');
    } else if (HOLDS_MAP.includes(keyword)) {
      for (const [key, child] of Object.entries(value as object)) {
        if (isSchema(child) || (keyword === 'dependencies' && isNames(child))) continue;
        const fault = `${quote(key)} is ${quote(child)}, and must be a schema: an object, true or false`;
        yield shapeFault([...place, key], fault, 'Write a schema, such as {"type": "string"}');
      }
    }
  }
}

function shapeFault(path: JsonPath, fault: string, fix: string): Finding {
  return { severity: 'error', path, code: 'schema-shape', fault, fix };
}
