import { numberOf, type Schema, stringsOf, textOf } from '../../model/read-schema.ts';
import { sayValue } from '../../model/schema-shape.ts';
import { clip } from '../format.ts';
import { constraintsOf, sentence } from '../schema-words.ts';

/** Characters of one value. */
const MOST_TEXT = 200;
/** Values of a list of them. */
const MOST_VALUES = 50;

/** Values that a schema names, under what it says of them. */
export interface ValueFact {
  label: string;
  /** As an author writes them. */
  values: string[];
  /** How many there are beyond those. */
  more: number;
}

/** The values that a schema names: what is sent without one, examples, the only ones there are. */
export function valueFacts(schema: Schema): ValueFact[] {
  const all: [label: string, values: unknown[]][] = [
    ['Default', Object.hasOwn(schema, 'default') ? [schema.default] : []],
    ['Always', Object.hasOwn(schema, 'const') ? [schema.const] : []],
    ['One of', [schema.enum ?? []].flat(1)],
    ['Pattern', textOf(schema.pattern) ? [schema.pattern] : []],
    ['Examples', [schema.examples ?? schema.example ?? []].flat(1)],
  ];
  return all.flatMap(([label, values]) => {
    if (values.length === 0) return [];
    const shown = values
      .slice(0, MOST_VALUES)
      .map((value) => clip(label === 'Pattern' ? String(value) : written(value), MOST_TEXT));
    return [{ label, values: shown, more: values.length - shown.length }];
  });
}

/** A text keeps its quotes where it would be taken for something else. */
function written(value: unknown): string {
  const says = typeof value === 'string' && (value.trim() !== value || /^(true|false|null|-?\d.*)?$/.test(value));
  return says ? JSON.stringify(value) : sayValue(value);
}

/** Keywords that say what goes together, which no word here says. */
const CONDITIONS = ['if', 'not', 'dependentRequired', 'dependentSchemas', 'dependencies', 'contains', 'propertyNames'];

/** What a schema asks for, and what it says of its use, a sentence each. */
export function notesOf(schema: Schema): string[] {
  const asked = constraintsOf(schema).join(', ');
  const required = stringsOf(schema.required).filter((name) => !Object.hasOwn(Object(schema.properties), name));
  return [
    asked && sentence(asked),
    schema.additionalProperties === false && numberOf(schema.maxProperties) !== 0 && 'No other keys.',
    required.length > 0 && `It must also have ${required.join(', ')}.`,
    CONDITIONS.some((keyword) => Object.hasOwn(schema, keyword)) && 'Further conditions are in the schema itself.',
    schema.deprecated === true && 'Deprecated.',
    schema.readOnly === true && 'It is only read, and never sent.',
    schema.writeOnly === true && 'It is only sent, and never given back.',
  ].filter((note) => typeof note === 'string' && note !== '') as string[];
}
