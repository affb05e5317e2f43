import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/model/json-schema.ts';
import { openingArguments } from '../../../src/model/opening-arguments.ts';

const opening = (schema: object, ...hints: Parameters<typeof openingArguments>[1][]) =>
  JSON.parse(openingArguments(schema as JsonSchema, ...hints));

describe('the arguments that a form opens with', () => {
  it('hold what is required or has a default, nested, and make nothing up', () => {
    expect(
      opening({
        properties: {
          name: { type: 'string' },
          size: { type: 'number' },
          kind: { enum: ['a', 'b'] },
          on: { type: 'boolean' },
          list: { type: 'array', minItems: 2 },
          version: { const: 2 },
          place: { type: 'object', properties: { x: { default: 1 }, y: { type: 'string' } }, required: ['y'] },
          none: { type: 'null' },
          optional: { type: 'string' },
          preset: { type: 'number', default: 0 },
          unset: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
          folded: { type: 'object', properties: { inside: { default: 1 } } },
        },
        required: ['name', 'size', 'kind', 'on', 'list', 'version', 'place', 'none'],
      }),
    ).toEqual({
      name: '',
      on: false,
      list: [],
      version: 2,
      place: { x: 1, y: '' },
      none: null,
      preset: 0,
      unset: null,
    });
  });

  it('end where a schema holds itself', () => {
    const child = { $ref: '#' };
    expect(opening({ type: 'object', properties: { child }, required: ['child'] })).toEqual({});
  });

  it('are bounded where schemas hold one another twice', () => {
    const $defs: Record<string, object> = {};
    for (let at = 0; at < 25; at++) {
      const next = { $ref: `#/$defs/d${at + 1}` };
      $defs[`d${at}`] = { type: 'object', properties: { a: next, b: next }, required: ['a', 'b'] };
    }
    const started = performance.now();
    expect(openingArguments({ $defs, ...$defs.d0 } as JsonSchema).length).toBeGreaterThan(1000);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('leave out what its rules hide', () => {
    const schema = { properties: { mode: { default: 'a' }, x: { default: 1 }, y: { default: 2 } } };
    const shownWhen = [{ field: 'mode', condition: 'equals' as const, value: 'b' }];
    const chained = [{ field: 'x', condition: 'exists' as const }];
    expect(
      opening(schema, [
        { name: 'y', shownWhen: chained },
        { name: 'x', shownWhen },
      ]),
    ).toEqual({ mode: 'a' });
  });

  it('are an object whatever the schema says', () => {
    for (const schema of [{}, { type: 'string' }, { default: 5 }, { properties: 3 }])
      expect(opening(schema)).toEqual({});
    expect(opening(JSON.parse('{"properties": {"__proto__": {"default": 1}}}'))).toEqual(
      JSON.parse('{"__proto__": 1}'),
    );
  });
});
