import type { Input } from './input.ts';
import type { JsonSchema } from './json-schema.ts';

/** What a form of single inputs takes, as the JSON Schema of one object. A caller may leave out any: each has a default. */
export function inputSchemaOf(inputs: readonly Input[]): JsonSchema {
  const [only] = inputs;
  if (only?.type === 'schema') return only.schema;
  return {
    type: 'object',
    properties: Object.fromEntries(inputs.map((input) => [input.id, propertyOf(input)])),
    additionalProperties: false,
  };
}

function propertyOf(input: Input): JsonSchema {
  const described = { title: input.label, ...(input.description ? { description: input.description } : {}) };
  switch (input.type) {
    case 'text':
    case 'textarea': {
      const { maxLength } = input;
      return { type: 'string', ...described, ...(maxLength ? { maxLength } : {}), default: input.default };
    }
    case 'number': {
      const { min, max } = input;
      return { type: 'number', ...described, minimum: min, maximum: max, default: input.default };
    }
    case 'select': {
      const options = input.options.map(({ value, label }) => ({ const: value, title: label }));
      return { type: 'string', ...described, oneOf: options, default: input.default };
    }
    case 'toggle':
      return { type: 'boolean', ...described, default: input.default };
    case 'schema':
      return { ...described, ...input.schema };
  }
}

/** A schema that says that it is of an object, as it is where it says so already. */
export function ofObject(schema: JsonSchema): JsonSchema {
  return schema.type === 'object' ? schema : { type: 'object', ...schema };
}
