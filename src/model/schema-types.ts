import { namedSchemas, type Schema } from './read-schema.ts';

/** The types of JSON. A whole number is a number. */
export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

const TYPES = new Map<unknown, JsonType>([
  ['null', 'null'],
  ['boolean', 'boolean'],
  ['number', 'number'],
  ['integer', 'number'],
  ['string', 'string'],
  ['array', 'array'],
  ['object', 'object'],
]);

/** The type that keywords of it are said of. */
const SAID_OF: [type: JsonType, keywords: string[]][] = [
  ['object', ['properties', 'required', 'additionalProperties', 'patternProperties', 'minProperties', 'maxProperties']],
  ['array', ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems']],
  ['string', ['minLength', 'maxLength', 'pattern', 'format', 'contentEncoding', 'contentMediaType']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** The JSON type of a value. */
export function typeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return TYPES.get(typeof value) ?? 'object';
}

/** The types that a schema allows: as it says, or as its other keywords let one guess. None for one that allows any. */
export function typesOf(schema: Schema): JsonType[] {
  const said = [schema.type].flat().flatMap((type) => TYPES.get(type) ?? []);
  const types = said.length > 0 ? said : guessed(schema);
  // A word of OpenAPI 3.0.
  return [...new Set(schema.nullable === true && types.length > 0 ? [...types, 'null' as const] : types)];
}

function guessed(schema: Schema): JsonType[] {
  if (Object.hasOwn(schema, 'const')) return [typeOf(schema.const)];
  if (Array.isArray(schema.enum)) return schema.enum.map(typeOf);
  const found = SAID_OF.find(([, keywords]) => keywords.some((keyword) => Object.hasOwn(schema, keyword)));
  return found ? [found[0]] : [];
}

/** Whether a number must be a whole one. */
export function isWhole(schema: Schema): boolean {
  const types = [schema.type].flat();
  return types.includes('integer') && !types.includes('number');
}

/** The properties of an object, in the schema's order. */
export function propertiesOf(schema: Schema): Map<string, Schema> {
  return namedSchemas(schema.properties);
}
