import schema from './ctp.schema.json' with { type: 'json' };
import type { Constraints, Definition, Parameter } from './definition.ts';

const CONSTRAINTS = new Set(Object.keys(schema.$defs.Constraints.properties));

/** A definition without errors in the current spelling, whatever its author's. Its parameters are in the order of the form. */
export function toCurrent(definition: Definition): Definition {
  const { name, description = name, ...example } = definition.example;
  return {
    ...definition,
    parameters: definition.parameters.map(currentParameter).sort(byOrder),
    example: { ...example, ...(description === undefined ? {} : { description }) },
  };
}

function currentParameter(parameter: Parameter): Parameter {
  const { default: old, validation, ...entries } = parameter;
  const stray = Object.entries(entries).filter(([key]) => CONSTRAINTS.has(key));
  const rest = Object.fromEntries(Object.entries(entries).filter(([key]) => !CONSTRAINTS.has(key)));
  const constraints: Constraints = { ...Object.fromEntries(stray), ...validation };
  return {
    ...(rest as unknown as Parameter),
    ...(old === undefined ? {} : { defaultValue: old }),
    ...(Object.keys(constraints).length === 0 ? {} : { validation: constraints }),
  };
}

function byOrder(a: Parameter, b: Parameter): number {
  const [first, second] = [a.order ?? Number.POSITIVE_INFINITY, b.order ?? Number.POSITIVE_INFINITY];
  return first === second ? 0 : first - second;
}
