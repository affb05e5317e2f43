import type { JsonPath } from '../../model/problem.ts';
import { asArray, asObject, get, type JsonObject } from '../dialect.ts';

/** A parameter of a document of which nothing is known yet, and the way to it. */
export interface ParameterSite {
  parameter: JsonObject;
  path: JsonPath;
}

/** The parameters of a document, in order; what is no object is passed over. */
export function parametersOf(document: unknown): ParameterSite[] {
  return asArray(get(document, 'parameters')).flatMap((entry, index) => {
    const parameter = asObject(entry);
    return parameter ? [{ parameter, path: ['parameters', index] }] : [];
  });
}

/** What a parameter says under a key of `validation`, and where: some definitions write it on the parameter itself. */
export function constraintOf({ parameter, path }: ParameterSite, key: string): { value: unknown; path: JsonPath } {
  const value = get(get(parameter, 'validation'), key);
  if (value !== undefined) return { value, path: [...path, 'validation', key] };
  return { value: get(parameter, key), path: [...path, key] };
}

/** The default of a parameter, and where it is: some definitions call it `default`. */
export function defaultOf({ parameter, path }: ParameterSite): { value: unknown; path: JsonPath } {
  const key = Object.hasOwn(parameter, 'defaultValue') ? 'defaultValue' : 'default';
  return { value: get(parameter, key), path: [...path, key] };
}

/** A number that a parameter says under a key of `validation`. */
export function numberOf(site: ParameterSite, key: string): number | undefined {
  const { value } = constraintOf(site, key);
  return typeof value === 'number' ? value : undefined;
}

/** The values of a parameter's options, of those alone that a reader may choose. */
export function choicesOf({ parameter }: ParameterSite): string[] {
  const open = asArray(get(parameter, 'options')).filter((option) => get(option, 'disabled') !== true);
  return open.map((option) => get(option, 'value')).filter((value) => typeof value === 'string');
}

/** The value that a text stands for in a `json` parameter: a definition may write it as JSON or as the text of it. */
export function jsonValue(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
