import { asObject, get } from '../dialect.ts';

/** The schema of a tool that says none: an object with no properties. */
export const NO_ARGUMENTS = { type: 'object', properties: {} } as const;

/** The properties that the arguments of a definition have, by name; undefined where their schema does not list them. */
export function argumentsOf(definition: unknown): ReadonlyMap<string, unknown> | undefined {
  const schema = get(definition, 'inputSchema') ?? NO_ARGUMENTS;
  const properties = asObject(get(schema, 'properties'));
  return properties && new Map(Object.entries(properties));
}
