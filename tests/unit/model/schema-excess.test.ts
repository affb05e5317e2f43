import { expect, it } from 'vitest';
import { MAX_SCHEMA_BYTES, MAX_SCHEMA_DEPTH } from '../../../src/model/json-schema.ts';
import { schemaExcess } from '../../../src/model/schema-excess.ts';

const nested = (levels: number): unknown => (levels <= 1 ? true : { not: nested(levels - 1) });

it('is one level or one byte more than is allowed', () => {
  expect(schemaExcess(nested(MAX_SCHEMA_DEPTH))).toBeUndefined();
  expect(schemaExcess(nested(MAX_SCHEMA_DEPTH + 1))).toBe('depth');
  const room = MAX_SCHEMA_BYTES - JSON.stringify({ title: '' }).length;
  expect(schemaExcess({ title: 'x'.repeat(room) })).toBeUndefined();
  expect(schemaExcess({ title: `${'x'.repeat(room - 1)}é` })).toBe('bytes');
});

it('is found without walking deeper', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level++) deep = [deep];
  expect(schemaExcess(deep)).toBe('depth');
});
