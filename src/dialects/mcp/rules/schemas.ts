import { inspectSchema } from '../../../json-schema/inspect-schema.ts';
import { asObject, get, quote, type Rule } from '../../dialect.ts';
import { said, toolEntries } from '../tool-list.ts';

/** Every tool says what its arguments are. */
export const inputsAreSaid: Rule = function* ({ document }) {
  for (const { path, entry } of toolEntries(document)) {
    if (said(entry, 'inputSchema') !== undefined) continue;
    const fault = 'This tool has no "inputSchema", which MCP asks for: it is shown as taking nothing';
    const fix = 'Add "inputSchema": {"type": "object"}, with the properties that it takes';
    yield { severity: 'warning', path, code: 'no-input-schema', fault, fix };
  }
};

/** Arguments are always an object, and the schema of them says so at its root. */
export const inputsAreObjects: Rule = function* ({ document }) {
  for (const { path, entry } of toolEntries(document)) {
    const schema = asObject(entry.inputSchema);
    if (!schema || get(schema, 'type') === 'object') continue;
    const at = [...path, 'inputSchema'];
    const wrong = Object.hasOwn(schema, 'type');
    const fault = wrong
      ? `The arguments of a tool are an object, and "type" says ${quote(schema.type)}`
      : 'The arguments of a tool are an object, and this schema does not say so';
    const fix = `${wrong ? 'Write' : 'Add'} "type": "object"`;
    yield { severity: 'error', path: wrong ? [...at, 'type'] : at, code: 'schema-root', fault, fix };
  }
};

/** What is wrong inside the schemas. */
export const schemasAreRight: Rule = function* ({ document }) {
  for (const { path, entry } of toolEntries(document)) {
    for (const key of ['inputSchema', 'outputSchema']) yield* inspectSchema(entry[key], [...path, key]);
  }
};
