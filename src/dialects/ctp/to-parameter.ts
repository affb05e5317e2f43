import { asArray, get, type JsonObject } from '../dialect.ts';
import schema from './ctp.schema.json' with { type: 'json' };
import { cut } from './cut.ts';
import type { Choice, Constraints, Parameter, ParameterType } from './definition.ts';
import { compile, valueFault } from './value-fault.ts';

const LIMITS = schema.$defs.Parameter.properties;

/** Whether a property can be called by its name in CTP. */
export function isParameterName(name: string): boolean {
  return new RegExp(LIMITS.name.pattern, 'u').test(name) && name.length <= LIMITS.name.maxLength;
}

/** What a schema cannot say of a parameter. */
export interface ParameterOptions {
  required: boolean;
  /** Its text has several lines. */
  isLong: boolean;
}

/** A property of a schema as a parameter. What no type of CTP is for becomes `json`, which takes anything. */
export function toParameter(name: string, property: unknown, { required, isLong }: ParameterOptions): Parameter {
  const options = choicesOf(property);
  const type = options ? 'select' : typeOf(property, isLong);
  const validation = constraintsOf(property, type);
  const label = textOf(get(property, 'title')) ?? name;
  const parameter: Parameter = {
    name,
    type,
    label: cut(label, LIMITS.label.maxLength),
    description: cut(textOf(get(property, 'description')) ?? label, LIMITS.description.maxLength),
    required,
    ...(options ? { options } : {}),
    ...(Object.keys(validation).length > 0 ? { validation } : {}),
  };
  const value = defaultOf(property, type);
  const site = { parameter: parameter as unknown as JsonObject, path: [] };
  // A default that breaks the schema itself is none that CTP would take.
  return value === undefined || valueFault(site, value) ? parameter : { ...parameter, defaultValue: value };
}

/** A text in a `json` parameter is read as JSON, so it is written as such. */
function defaultOf(property: unknown, type: ParameterType): unknown {
  const value = get(property, 'default');
  return type === 'json' && typeof value === 'string' ? JSON.stringify(value) : value;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

const FORMATS = new Map<unknown, ParameterType>([
  ['date', 'date'],
  ['uri', 'url'],
  ['email', 'email'],
]);

function typeOf(property: unknown, isLong: boolean): ParameterType {
  switch (get(property, 'type')) {
    case 'boolean':
      return 'boolean';
    case 'number':
    case 'integer':
      return 'number';
    case 'string':
      return FORMATS.get(get(property, 'format')) ?? (isLong ? 'textarea' : 'text');
    default:
      return 'json';
  }
}

/** The choices of a property that has only so many texts; undefined for another. */
function choicesOf(property: unknown): Choice[] | undefined {
  const values = asArray(get(property, 'enum')).map((value) => ({ value, label: value }));
  const options = asArray(get(property, 'oneOf')).map((option) => {
    return { value: get(option, 'const'), label: textOf(get(option, 'title')) ?? get(option, 'const') };
  });
  const all = values.length > 0 ? values : options;
  const isText = ({ value }: { value: unknown }) => typeof value === 'string';
  if (all.length === 0 || !all.every(isText) || new Set(all.map(({ value }) => value)).size < all.length)
    return undefined;
  return all.map(({ value, label }) => ({ value: String(value), label: textOf(label) ?? '(empty)' }));
}

const KEYWORDS: { [type in ParameterType]?: [keyword: string, constraint: keyof Constraints][] } = {
  text: [
    ['minLength', 'minLength'],
    ['maxLength', 'maxLength'],
    ['pattern', 'pattern'],
  ],
  number: [
    ['minimum', 'min'],
    ['maximum', 'max'],
    ['multipleOf', 'step'],
  ],
  json: [
    ['minItems', 'minItems'],
    ['maxItems', 'maxItems'],
  ],
};

function constraintsOf(property: unknown, type: ParameterType): Constraints {
  const isText = ['text', 'textarea', 'date', 'url', 'email'].includes(type);
  const found = (KEYWORDS[isText ? 'text' : type] ?? []).flatMap(([keyword, constraint]): [string, unknown][] => {
    const value = get(property, keyword);
    const isKept = keyword === 'pattern' ? typeof value === 'string' && compile(value) : typeof value === 'number';
    return isKept ? [[constraint, value]] : [];
  });
  const step = get(property, 'type') === 'integer' ? { step: 1 } : {};
  return { ...step, ...Object.fromEntries(found) };
}
