import type { JsonSchema } from '../../model/json-schema.ts';
import type { FieldHints, FileValue } from '../../model/schema-input.ts';
import type { Constraints, Parameter } from './definition.ts';
import { COLOR, DATE_TIME } from './formats.ts';
import { jsonValue } from './read-parameter.ts';
import { rulesOf } from './shown.ts';

/** What a value of a parameter is, as JSON Schema says it. */
export function parameterSchema(parameter: Parameter): JsonSchema {
  const { label, description, defaultValue } = parameter;
  return {
    ...typeSchema(parameter),
    title: label,
    description,
    ...(defaultValue === undefined ? {} : { default: parameterValue(parameter, defaultValue) }),
  } as JsonSchema;
}

function typeSchema({ type, options = [], validation = {} }: Parameter): object {
  const text = { type: 'string', ...pick(validation, ['minLength', 'maxLength', 'pattern']) };
  switch (type) {
    case 'text':
    case 'textarea':
      return text;
    case 'number':
      return numberSchema(validation);
    case 'boolean':
      return { type: 'boolean' };
    case 'select':
      return { type: 'string', enum: options.filter(({ disabled }) => !disabled).map(({ value }) => value) };
    case 'json':
      return listSchema(validation);
    case 'file':
      return fileSchema(validation);
    case 'color':
      return formed(COLOR, text);
    case 'date':
      return { ...text, format: 'date' };
    case 'datetime':
      return formed(DATE_TIME, text);
    case 'url':
      return { ...text, format: 'uri' };
    case 'email':
      return { ...text, format: 'email' };
  }
}

/** A text of a form that its type says, and of another that its author says. */
function formed(pattern: string, text: object): object {
  return Object.hasOwn(text, 'pattern') ? { ...text, allOf: [{ pattern }] } : { ...text, pattern };
}

function numberSchema({ min, max, step }: Constraints): object {
  return {
    type: 'number',
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
    ...(step !== undefined && isMultiple(step, min) ? { multipleOf: step } : {}),
  };
}

/**
 * Whether the numbers of a step are the multiples of it. Steps are counted from the smallest number, and of fractions a validator
 * cannot tell exactly whether one is a multiple of another.
 */
export function isMultiple(step: number, min = 0): boolean {
  return Number.isInteger(step) && Number.isInteger(min / step);
}

/** Anything, unless it is counted: then it is a list. */
function listSchema(validation: Constraints): object {
  const counted = pick(validation, ['minItems', 'maxItems']);
  return Object.keys(counted).length === 0 ? {} : { type: 'array', ...counted };
}

/** A {@link FileValue}. */
function fileSchema({ maxSize }: Constraints): object {
  const most = maxSize === undefined ? {} : { maximum: maxSize };
  return {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name' },
      type: { type: 'string', title: 'Media type' },
      size: { type: 'integer', title: 'Bytes', minimum: 0, ...most },
      content: { type: 'string', title: 'Content', contentEncoding: 'base64' },
    },
    required: ['name', 'type', 'size', 'content'],
    additionalProperties: false,
  };
}

function pick(validation: Constraints, keys: readonly (keyof Constraints)[]): object {
  return Object.fromEntries(keys.flatMap((key) => (validation[key] === undefined ? [] : [[key, validation[key]]])));
}

const CONTROLS: ReadonlySet<string> = new Set([
  'textarea',
  'color',
  'file',
  'json',
  'date',
  'datetime',
  'url',
  'email',
] satisfies NonNullable<FieldHints['control']>[]);

/** How a form shows the parameters that are more than their schema. */
export function formHints(parameters: readonly Parameter[]): FieldHints[] {
  return parameters.map(parameterHints).filter((hints) => Object.keys(hints).length > 1);
}

/** How a form shows a parameter. */
function parameterHints(parameter: Parameter): FieldHints {
  const { name, type, placeholder, group, hidden, options, validation } = parameter;
  const shownWhen = rulesOf(parameter);
  return {
    name,
    ...(CONTROLS.has(type) ? { control: type as NonNullable<FieldHints['control']> } : {}),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(group === undefined ? {} : { group }),
    ...(hidden ? { hidden } : {}),
    ...(type === 'select' && options ? { options } : {}),
    ...(shownWhen ? { shownWhen } : {}),
    ...(type === 'file' && validation?.accept ? { accept: validation.accept } : {}),
    ...(type === 'file' && validation?.maxSize !== undefined ? { maxBytes: validation.maxSize } : {}),
  };
}

/** What a form holds for a value as a definition writes it: of JSON the value, of a file all that is known. */
export function parameterValue({ type }: Pick<Parameter, 'type'>, value: unknown): unknown {
  if (type === 'json') return jsonValue(value);
  return type === 'file' ? fileValue(value) : value;
}

/** A file that is given by its bytes alone has no name. */
function fileValue(value: unknown): FileValue {
  const { name = 'file', type = '', content } = (typeof value === 'string' ? { content: value } : value) as FileValue;
  return { name, type, size: atob(content).length, content };
}
