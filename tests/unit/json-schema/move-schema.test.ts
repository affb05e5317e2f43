import { describe, expect, it } from 'vitest';
import { moveSchema } from '../../../src/json-schema/move-schema.ts';

const place = '#/components/schemas/a.input';

it('leads references where the schema stands now', () => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { tree: { $ref: '#/$defs/tree' }, self: { $ref: '#' }, constructor: { $ref: '#/$defs/a~1b%20c' } },
    default: { items: '#/$defs/tree' },
    enum: ['#/$defs/tree'],
    oneOf: [{ items: { $ref: '#/$defs/tree' } }, true],
    $defs: { tree: { properties: { inner: { $ref: '#/$defs/tree' } } }, 'a/b c': {} },
  };
  expect(moveSchema(schema, place)).toEqual({
    type: 'object',
    properties: {
      tree: { $ref: `${place}/$defs/tree` },
      self: { $ref: place },
      constructor: { $ref: `${place}/$defs/a~1b%20c` },
    },
    default: { items: '#/$defs/tree' },
    enum: ['#/$defs/tree'],
    oneOf: [{ items: { $ref: `${place}/$defs/tree` } }, true],
    $defs: { tree: { properties: { inner: { $ref: `${place}/$defs/tree` } } }, 'a/b c': {} },
  });
});

describe('a schema stays where it is', () => {
  it.each([
    ['with a name', { $id: 'https://a.test/' }],
    ['with a named part', { $defs: { a: { $anchor: 'a' } }, $ref: '#/$defs/a' }],
    ['with a reference by name', { $ref: '#a' }],
    ['with a reference that leads nowhere', { properties: { a: { $ref: '#/$defs/none' } } }],
    ['with a reference to what is no schema', { default: {}, properties: { a: { $ref: '#/default' } } }],
    ['with a reference to elsewhere', { $ref: 'https://elsewhere.test/schema.json' }],
    ['with a property that looks like a reference', { properties: { $ref: { type: 'string' } } }],
    ['with a value that looks like a reference', { $defs: { a: {} }, const: { $ref: '#/$defs/a' } }],
    ['with references that move', { $dynamicRef: '#a' }],
    ['of an older draft', { $schema: 'http://json-schema.org/draft-07/schema#' }],
  ])('%s', (_, schema) => {
    expect(moveSchema(schema, place)).toBe(undefined);
  });
});
