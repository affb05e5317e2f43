import { inspectSchema } from '../../../json-schema/inspect-schema.ts';
import { asObject, get, quote, type Rule } from '../../dialect.ts';

/** Arguments and result are objects, each of a schema that can be read. */
export const objectSchemas: Rule = function* ({ document }) {
  for (const key of ['inputSchema', 'outputSchema']) {
    const schema = asObject(get(document, key));
    if (!schema) continue;
    const type = get(schema, 'type');
    if (type !== 'object') {
      const says = type === undefined ? `"${key}" does not say its type` : `"${key}" is of type ${quote(type)}`;
      const fault = `${says}, and tea takes objects alone`;
      const path = type === undefined ? [key] : [key, 'type'];
      yield { severity: 'error', path, code: 'schema-not-object', fault, fix: 'Write "type": "object"' };
    }
    yield* inspectSchema(schema, [key]);
  }
};
