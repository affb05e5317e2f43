import { unshownFields } from '../../model/field-rules.ts';
import type { Definition } from './definition.ts';
import { formHints, parameterValue } from './parameter-schema.ts';

/**
 * The arguments that the form opens with, as JSON text: those of the example, so that what is shown at first is the known answer,
 * and defaults for the rest.
 * @param definition in the current spelling
 */
export function openingText({ parameters, example }: Definition): string {
  const given = new Map(Object.entries(example.input));
  const values = new Map(
    parameters.flatMap((parameter) => {
      const value = given.has(parameter.name) ? given.get(parameter.name) : parameter.defaultValue;
      return value === undefined ? [] : [[parameter.name, parameterValue(parameter, value)]];
    }),
  );
  for (const name of unshownFields(formHints(parameters), (field) => values.get(field))) values.delete(name);
  return JSON.stringify(Object.fromEntries(values), null, 2);
}
