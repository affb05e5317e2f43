import type { JsonSchema } from '../../model/json-schema.ts';
import type { Condition } from '../../model/schema-input.ts';
import type { Parameter } from './definition.ts';
import { parameterSchema } from './parameter-schema.ts';
import { rulesOf } from './shown.ts';

/**
 * What the arguments of a tool are. A parameter that is required is so only where its rules hold: what is not shown is not sent.
 * @param parameters in the order of the form
 */
export function inputSchema(parameters: readonly Parameter[]): JsonSchema {
  const required = parameters.filter((parameter) => parameter.required && !rulesOf(parameter));
  const sometimes = parameters.filter((parameter) => parameter.required && rulesOf(parameter));
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameterSchema(parameter)])),
    ...(required.length > 0 ? { required: required.map(({ name }) => name) } : {}),
    additionalProperties: false,
    ...(sometimes.length > 0 ? { allOf: sometimes.map(requiredWhen) } : {}),
  };
}

function requiredWhen(parameter: Parameter): JsonSchema {
  const conditions = (rulesOf(parameter) ?? []).map(conditionSchema);
  const [only, ...more] = conditions;
  const when = more.length === 0 ? only : { allOf: conditions };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: when ?? {}, then: { required: [parameter.name] } };
}

/** A rule as a schema of all arguments: it holds of those where the parameter is shown. */
function conditionSchema({ field, condition, value }: Condition): JsonSchema {
  const has = (schema: object): JsonSchema => ({ properties: { [field]: schema as JsonSchema }, required: [field] });
  const not = (schema: JsonSchema): JsonSchema => ({ not: schema }) as JsonSchema;
  switch (condition) {
    case 'equals':
      return value === undefined ? not(has({})) : has({ const: value });
    case 'notEquals':
      return value === undefined ? has({}) : not(has({ const: value }));
    case 'contains': {
      const list = { type: 'array', contains: { const: value ?? null } };
      return has({ anyOf: [list, { type: 'string', pattern: RegExp.escape(String(value)) }] });
    }
    case 'exists':
      return has({ not: { enum: [null, ''] } });
  }
}
