import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../src/model/read-schema.ts';
import { createShapeReader } from '../../../src/model/schema-shape.ts';

const shapeOf = (schema: Schema, root: Schema = schema) => createShapeReader(root)(schema);
const kindOf = (schema: Schema) => shapeOf(schema).kind;

describe('the shape of a schema', () => {
  it.each<[string, Schema]>([
    ['text', { type: 'string' }],
    ['number', { type: 'integer' }],
    ['number', { type: ['number', 'integer'] }],
    ['boolean', { type: 'boolean' }],
    ['null', { type: 'null' }],
    ['object', { type: 'object' }],
    ['list', { type: 'array' }],
    ['any', {}],
    ['any', { description: 'anything' }],
    ['constant', { const: null }],
    ['choice', { enum: ['a', 1] }],
    ['choice', { type: 'string', enum: ['a'] }],
    ['choice', { oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] }],
    ['union', { oneOf: [{ type: 'string' }, { type: 'object' }] }],
    ['union', { type: ['string', 'number'] }],
    ['text', { type: ['string', 'null'] }],
    ['text', { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    ['object', { anyOf: [{ required: ['a'] }, { required: ['b'] }], type: 'object' }],
    ['object', { properties: {} }],
    ['list', { prefixItems: [] }],
    ['text', { format: 'date' }],
    ['number', { minimum: 0 }],
    ['any', { type: 'thing' }],
    ['any', { type: 5 }],
  ])('is %s: %j', (kind, schema) => {
    expect(kindOf(schema)).toBe(kind);
  });

  it('knows where null is allowed, and what else is', () => {
    expect(shapeOf({ type: ['string', 'null'] }).nullable).toBe(true);
    expect(shapeOf({ anyOf: [{ type: 'string', maxLength: 3 }, { type: 'null' }], title: 'T' })).toMatchObject({
      nullable: true,
      schema: { type: 'string', maxLength: 3, title: 'T' },
    });
    expect(shapeOf({ type: 'string', nullable: true }).nullable).toBe(true);
    expect(shapeOf({ type: 'string' }).nullable).toBe(false);
  });

  it('follows references, and says which lead nowhere', () => {
    const root: Schema = {
      $id: 'https://a.test/root',
      $defs: {
        'a/b %': { type: 'string' },
        named: { $anchor: 'here', type: 'number' },
        own: { $id: 'own', type: 'boolean' },
      },
    };
    const kinds = [
      '#/$defs/a~1b%20%25',
      '#here',
      'own',
      'https://a.test/own',
      '#',
      'https://a.test/root#/$defs/named',
    ].map(($ref) => shapeOf({ $ref }, root).kind);
    expect(kinds).toEqual(['text', 'number', 'boolean', 'boolean', 'any', 'number']);
    for (const $ref of ['#/$defs/none', '#none', 'https://elsewhere.test/s', '#/$defs/constructor'])
      expect(shapeOf({ $ref }, root).lost).toEqual([$ref]);
  });

  it('ends where references go round', () => {
    const root: Schema = { $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a', title: 'B' } } };
    expect(shapeOf({ $ref: '#/$defs/a' }, root)).toMatchObject({ kind: 'any', schema: { title: 'B' }, lost: [] });
    expect(kindOf({ anyOf: [{ $ref: '#' }, { type: 'null' }] })).toBe('any');
  });

  it('takes together what all of allOf says', () => {
    const shape = shapeOf({
      allOf: [
        { properties: { a: { type: 'string' }, b: {} }, required: ['a'] },
        { properties: { a: { maxLength: 3 } }, required: ['b'] },
      ],
      title: 'Both',
    });
    expect(shape).toMatchObject({ kind: 'object', schema: { title: 'Both' } });
    if (shape.kind !== 'object') return;
    expect([...shape.properties.keys()]).toEqual(['a', 'b']);
    expect([...shape.required]).toEqual(['a', 'b']);
    expect(shapeOf(shape.properties.get('a')!).schema).toMatchObject({ type: 'string', maxLength: 3 });
  });

  it('names the branches of a union by title, constant, reference or type', () => {
    const root: Schema = {
      oneOf: [
        { title: 'Titled', type: 'string' },
        { properties: { kind: { const: 'tagged' } } },
        { $ref: '#/$defs/Referred' },
        { type: 'integer' },
      ],
      $defs: { Referred: { type: 'array' } },
    };
    const shape = shapeOf(root);
    expect(shape.kind === 'union' && shape.branches.map(({ label }) => label)).toEqual([
      'Titled',
      'tagged',
      'Referred',
      'number',
    ]);
  });

  it('tells the first items of a list from the others, in every draft', () => {
    expect(shapeOf({ prefixItems: [{ type: 'string' }], items: false })).toMatchObject({
      first: [{ type: 'string' }],
      rest: undefined,
    });
    expect(shapeOf({ items: [{ type: 'string' }], additionalItems: { type: 'number' } })).toMatchObject({
      first: [{ type: 'string' }],
      rest: { type: 'number' },
    });
    expect(shapeOf({ type: 'array' })).toMatchObject({ first: [], rest: {} });
  });

  it('takes properties by their own names', () => {
    const shape = shapeOf(JSON.parse('{"properties": {"__proto__": {"type": "string"}, "constructor": true}}'));
    expect(shape.kind === 'object' && [...shape.properties.keys()]).toEqual(['__proto__', 'constructor']);
  });
});
