import { asArray, asObject, get } from './get.ts';
import type { JsonSchema } from './json-schema.ts';
import { openingArguments } from './opening-arguments.ts';
import { ARGUMENTS } from './schema-input.ts';
import type { Sample } from './tool.ts';

/** The most examples of a schema that become samples. */
const MAX_SAMPLES = 20;

/** The examples that a schema gives of whole arguments, each as a sample. */
export function samplesOf(schema: JsonSchema): Sample[] {
  const examples = asArray(get(schema, 'examples')).filter(asObject).slice(0, MAX_SAMPLES);
  return examples.map((example, index) => ({
    label: examples.length === 1 ? 'Example' : `Example ${index + 1}`,
    input: { [ARGUMENTS]: JSON.stringify(example, null, 2) },
  }));
}

/** The arguments that a form opens with: the first example of the whole, or what the schema's defaults make. */
export function openingOf(schema: JsonSchema): string {
  const [first] = samplesOf(schema);
  return String(first?.input[ARGUMENTS] ?? openingArguments(schema));
}
