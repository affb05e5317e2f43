import { inspectSchema } from '../../../json-schema/inspect-schema.ts';
import type { Finding, JsonPath } from '../../../model/problem.ts';
import { asArray, asObject, get, listOf, quote, type Rule } from '../../dialect.ts';
import { argumentsOf } from '../arguments-of.ts';

/** Arguments are an object, of a schema that can be read. */
export const argumentsSchema: Rule = function* ({ document }) {
  const schema = get(document, 'inputSchema');
  const type = get(schema, 'type');
  if (asObject(schema) && type !== 'object') {
    const says = type === undefined ? 'does not say its type' : `is of type ${quote(type)}`;
    const fault = `"inputSchema" ${says}, and the arguments of a call are an object`;
    const path = type === undefined ? ['inputSchema'] : ['inputSchema', 'type'];
    // The framework passes such a schema on, and providers of models differ in what they make of it.
    const severity = type === undefined ? 'warning' : 'error';
    yield { severity, path, code: 'schema-not-object', fault, fix: 'Write "type": "object"' };
  }
  yield* inspectSchema(schema, ['inputSchema']);
};

/** What is wanted arrives as an argument: the text that refers to an artifact. */
export const wantsAreArguments: Rule = function* ({ document }) {
  const known = argumentsOf(document);
  if (!known) return;
  for (const name of Object.keys(asObject(get(document, 'wants')) ?? {})) {
    const path = ['wants', name];
    if (!known.has(name)) {
      yield noArgument(`"wants" names ${quote(name)}`, path, 'key', known);
      continue;
    }
    const type = get(known.get(name), 'type');
    if (type === undefined || type === 'string') continue;
    const fault = `"wants" names ${quote(name)}, whose schema is of type ${quote(type)}: a model passes the text that refers to an artifact`;
    const fix = `Write "type": "string" in the schema of ${quote(name)}`;
    yield { severity: 'error', path, at: 'key', code: 'wants-not-text', fault, fix };
  }
};

/** A model that is told to narrow by an argument must have it. */
export const narrowedByArguments: Rule = function* ({ document }) {
  const known = argumentsOf(document);
  if (!known) return;
  for (const [index, name] of asArray(get(get(document, 'resultCeiling'), 'narrowBy')).entries()) {
    if (typeof name !== 'string' || name.trim() === '' || known.has(name)) continue;
    yield noArgument(`"narrowBy" names ${quote(name)}`, ['resultCeiling', 'narrowBy', index], 'value', known);
  }
};

function noArgument(names: string, path: JsonPath, at: 'key' | 'value', known: ReadonlyMap<string, unknown>): Finding {
  const fault = `${names}, and there is no such argument`;
  const fix =
    known.size === 0 ? 'Add it to "inputSchema", or remove it here' : `Name ${listOf([...known.keys()], 'or')}`;
  return { severity: 'error', path, at, code: 'no-argument', fault, fix };
}
