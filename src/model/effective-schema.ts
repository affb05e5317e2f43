import { namedSchemas, type Schema, schemasOf, stringsOf } from './read-schema.ts';
import type { RefResolver } from './schema-refs.ts';

/** A schema with what it refers to. */
export interface EffectiveSchema {
  /** Its own keywords, those of the schemas it refers to, and those of its `allOf`, in one. */
  schema: Schema;
  /** The schemas it was made of, as they stand in the document. */
  parts: readonly Schema[];
  /** References that lead to nothing in the document, as they are written. */
  lost: readonly string[];
}

/** Takes a schema together with all that it refers to. A loop of references says nothing more the second time. */
export function effectiveSchema(schema: Schema, resolve: RefResolver): EffectiveSchema {
  const parts = new Set<Schema>();
  const lost: string[] = [];
  const visit = (part: Schema) => {
    if (parts.has(part)) return;
    parts.add(part);
    for (const ref of [part.$ref, part.$dynamicRef, part.$recursiveRef]) {
      if (typeof ref !== 'string') continue;
      const target = resolve(ref);
      if (target) visit(target);
      else lost.push(ref);
    }
    for (const other of schemasOf(part.allOf)) visit(other);
  };
  visit(schema);
  return { schema: parts.size === 1 ? schema : mergeSchemas([...parts]), parts: [...parts], lost };
}

/** What a merged schema has no more need of. */
const TAKEN_TOGETHER = new Set(['$ref', '$dynamicRef', '$recursiveRef', 'allOf']);

/** Schemas that all hold, as one. Of what two of them say differently, the first counts. */
export function mergeSchemas(parts: readonly Schema[]): Schema {
  const said = parts.toReversed().flatMap((part) => Object.entries(part));
  const required = parts.flatMap((part) => stringsOf(part.required));
  const properties = new Map<string, Schema>();
  for (const part of parts) {
    for (const [name, schema] of namedSchemas(part.properties)) {
      const other = properties.get(name);
      properties.set(name, other && other !== schema ? { allOf: [other, schema] } : schema);
    }
  }
  return {
    ...Object.fromEntries(said.filter(([keyword]) => !TAKEN_TOGETHER.has(keyword))),
    ...(required.length > 0 && { required: [...new Set(required)] }),
    ...(properties.size > 0 && { properties: Object.fromEntries(properties) }),
  };
}
