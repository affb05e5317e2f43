import { asArray, asObject, get } from '../model/get.ts';
import type { JsonObject } from '../model/json-schema.ts';
import type { Finding, JsonPath } from '../model/problem.ts';
import { typeOf } from '../model/schema-types.ts';
import { quote } from '../model/words.ts';
import { nearest } from '../render/links/nearest.ts';
import type { SchemaSite } from './walk-schema.ts';

/** Pairs of a least and a most. */
const RANGES = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** What a schema says that cannot be meant: each part is right by itself, and together no value, or the wrong one, is left. */
export function* contradictions({ schema, path }: SchemaSite): Generator<Finding> {
  for (const [least, most] of RANGES) {
    const [from, to] = [get(schema, least), get(schema, most)];
    if (typeof from !== 'number' || typeof to !== 'number' || from <= to) continue;
    const fault = `"${least}" is ${from} and "${most}" is ${to}, so no value fits`;
    yield warn([...path, most], fault, `Write "${most}": ${from} or more`);
  }
  if (asArray(get(schema, 'enum')).length === 0 && Array.isArray(get(schema, 'enum'))) {
    yield warn([...path, 'enum'], '"enum" is empty, so no value fits', 'Name the values, or leave it out');
  }
  yield* unknownRequired(schema, path);
  const type = typesOf(schema);
  if (type.length > 0 && Object.hasOwn(schema, 'default') && !type.some((one) => isOf(one, schema.default))) {
    const fault = `"default" is ${quote(schema.default)}, which is not of the type ${type.join(' or ')}`;
    yield warn([...path, 'default'], fault, 'Write one that is');
  }
  for (const [index, example] of asArray(get(schema, 'examples')).entries()) {
    yield* exampleFaults(schema, example, [...path, 'examples', index]);
  }
}

/** A required property that is not described is allowed, and mostly misspelt. */
function* unknownRequired(schema: JsonObject, path: JsonPath): Generator<Finding> {
  const properties = asObject(get(schema, 'properties'));
  if (!properties || Object.hasOwn(schema, 'patternProperties')) return;
  for (const [index, name] of asArray(get(schema, 'required')).entries()) {
    if (typeof name !== 'string' || Object.hasOwn(properties, name)) continue;
    const near = nearest(name, Object.keys(properties));
    // In a part of a whole, others may describe it.
    if (near === undefined && get(schema, 'additionalProperties') !== false) continue;
    const fault = `"required" names ${quote(name)}, and there is no such property`;
    yield warn(
      [...path, 'required', index],
      fault,
      near ? `Did you mean ${quote(near)}?` : 'Describe it in "properties"',
    );
  }
}

/** An example is looked at no deeper than its own properties: this is no validator. */
function* exampleFaults(schema: JsonObject, example: unknown, path: JsonPath): Generator<Finding> {
  const type = typesOf(schema);
  if (type.length > 0 && !type.some((one) => isOf(one, example))) {
    yield warn(path, `This example is not of the type ${type.join(' or ')}`, 'Write one that is');
    return;
  }
  const [properties, given] = [asObject(get(schema, 'properties')), asObject(example)];
  if (!properties || !given) return;
  for (const [key, value] of Object.entries(given)) {
    const types = typesOf(get(properties, key));
    if (Object.hasOwn(properties, key)) {
      if (types.length === 0 || types.some((one) => isOf(one, value))) continue;
      const fault = `In this example ${quote(key)} is ${quote(value)}, which is not of the type ${types.join(' or ')}`;
      yield warn([...path, key], fault, 'Write one that is');
    } else if (get(schema, 'additionalProperties') === false && !Object.hasOwn(schema, 'patternProperties')) {
      const near = nearest(key, Object.keys(properties));
      const fix = near === undefined ? 'Remove it' : `Did you mean ${quote(near)}?`;
      yield {
        ...warn([...path, key], `This example has ${quote(key)}, which the schema does not allow`, fix),
        at: 'key',
      };
    }
  }
  for (const name of asArray(get(schema, 'required'))) {
    if (typeof name !== 'string' || Object.hasOwn(given, name)) continue;
    yield warn(path, `This example lacks ${quote(name)}, which is required`, `Add ${quote(name)}`);
  }
}

function typesOf(schema: unknown): string[] {
  return [get(schema, 'type')].flat().filter((type) => typeof type === 'string');
}

function isOf(type: string, value: unknown): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;
}

function warn(path: JsonPath, fault: string, fix: string): Finding {
  return { severity: 'warning', path, code: 'schema-contradiction', fault, fix };
}
