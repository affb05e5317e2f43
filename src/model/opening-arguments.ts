import { unshownFields } from './field-rules.ts';
import { asObject } from './get.ts';
import type { JsonSchema } from './json-schema.ts';
import { asSchema, type Schema } from './read-schema.ts';
import type { FieldHints } from './schema-input.ts';
import { createShapeReader, type Shape, type ShapeReader } from './schema-shape.ts';

/** Most values that a form opens with: schemas that hold one another twice have more than can be counted. */
const MAX_VALUES = 1000;

/** The JSON text that a form opens with: what is required or has a default, of what is shown. Lists open empty. */
export function openingArguments(schema: JsonSchema, hints: readonly FieldHints[] = []): string {
  const root = asSchema(schema) ?? {};
  const opening = asObject(openingValue(root, createShapeReader(root)));
  const values = new Map(Object.entries(opening ?? {}));
  for (const name of unshownFields(hints, (field) => values.get(field))) values.delete(name);
  return JSON.stringify(Object.fromEntries(values), undefined, 2);
}

/**
 * What a new value of a schema is, where a reader has said nothing yet: its default, or the least that its type can be. Undefined
 * where anything would be made up, such as a number.
 */
export function openingValue(schema: Schema, read: ShapeReader): unknown {
  const above = new Set<Schema>();
  let left = MAX_VALUES;

  function least(shape: Shape): unknown {
    switch (shape.kind) {
      case 'text':
        return '';
      case 'boolean':
        return false;
      case 'null':
        return null;
      case 'constant':
        return shape.value;
      case 'list':
        return [];
      case 'union':
        return open(shape.branches[0]!.schema, true);
      case 'object':
        return properties(shape);
      default:
        return undefined;
    }
  }

  function open(part: Schema, required: boolean): unknown {
    if (left-- <= 0) return undefined;
    const shape = read(part);
    if (Object.hasOwn(shape.schema, 'default')) return shape.schema.default;
    // One that holds itself would have no end.
    if (!required || shape.parts.some((other) => above.has(other))) return undefined;
    for (const other of shape.parts) above.add(other);
    const value = least(shape);
    for (const other of shape.parts) above.delete(other);
    return value;
  }

  function properties({ properties: all, required }: Shape & { kind: 'object' }): unknown {
    const values = [...all].map(([name, property]) => [name, open(property, required.has(name))] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  }

  return open(schema, true);
}
