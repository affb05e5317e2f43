import { MAX_SCHEMA_BYTES, MAX_SCHEMA_DEPTH } from './json-schema.ts';

/** In what a schema exceeds its limits; undefined for one that may be walked. It walks no deeper than the limit itself. */
export function schemaExcess(schema: unknown): 'bytes' | 'depth' | undefined {
  let level: unknown[] = [schema];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_SCHEMA_DEPTH) return 'depth';
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return new TextEncoder().encode(JSON.stringify(schema)).length > MAX_SCHEMA_BYTES ? 'bytes' : undefined;
}
