import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { compileSchemaCheck } from '../../../../src/build/compile-schema-check.ts';
import type { JsonSchema } from '../../../../src/model/json-schema.ts';
import type { Schema } from '../../../../src/model/read-schema.ts';
import { createShapeReader } from '../../../../src/model/schema-shape.ts';
import type { Check } from '../../../../src/model/tool-module.ts';
import { faultsOfForm } from '../../../../src/view/composer/faults-of-form.ts';
import { draftOf, type JsonDraft } from '../../../../src/view/composer/json-draft.ts';

const require = createRequire(import.meta.url);

/** The check of a schema, from the very code that is bundled. */
async function checkOf(schema: object): Promise<Check> {
  const { code = '' } = compileSchemaCheck(schema as JsonSchema);
  const whole = code.replaceAll(
    /import (?:\* as )?(\w+) from ("[^"]+");/g,
    (_, name, path) => `const ${name} = __require(${path});`,
  );
  const make = new Function('__require', whole.replace('export default', 'return'));
  return make(require);
}

async function faults(schema: object, value: unknown, draft: JsonDraft = draftOf(value)) {
  const check = await checkOf(schema);
  return Object.fromEntries(faultsOfForm(check(value), draft, schema as Schema, createShapeReader(schema as Schema)));
}

describe('what is wrong, in words', () => {
  it('is said of every keyword', async () => {
    const properties = {
      text: { type: 'string' },
      many: { type: ['number', 'null'] },
      list: { type: 'array' },
      short: { minLength: 1 },
      shorter: { minLength: 3 },
      long: { maxLength: 2 },
      low: { minimum: 2 },
      above: { exclusiveMinimum: 2 },
      high: { maximum: 2 },
      below: { exclusiveMaximum: 2 },
      step: { multipleOf: 5 },
      choice: { enum: ['a', 1, null] },
      only: { const: 'x' },
      form: { pattern: '^\\d+$' },
      mail: { format: 'email' },
      day: { format: 'date' },
      odd: { format: 'ipv4' },
      few: { minItems: 2 },
      full: { maxItems: 1 },
      twice: { uniqueItems: true },
      holds: { contains: { const: 1 } },
      small: { minProperties: 1 },
      big: { maxProperties: 0 },
      none: false,
      not: { not: {} },
      names: { propertyNames: { maxLength: 1 } },
      tuple: { prefixItems: [{}], items: false },
      linked: { dependentRequired: { a: ['b'] } },
    };
    const value = {
      text: 1,
      many: 'x',
      list: {},
      short: '',
      shorter: 'a',
      long: 'abc',
      low: 1,
      above: 2,
      high: 3,
      below: 2,
      step: 3,
      choice: 'b',
      only: 'y',
      form: 'a',
      mail: 'x',
      day: '2026-02-31',
      odd: '1.2.3',
      few: [1],
      full: [1, 2],
      twice: [1, 1],
      holds: [2],
      small: {},
      big: { a: 1 },
      none: 1,
      not: 1,
      names: { long: 1 },
      tuple: [1, 2],
      linked: { a: 1 },
      extra: 1,
    };
    const said = await faults({ properties, required: ['missing'], additionalProperties: false }, value);
    expect(said).toMatchSnapshot();
    expect(Object.keys(said)).toHaveLength(Object.keys(value).length + 1);
  });

  const travel = {
    oneOf: [
      {
        title: 'Train',
        properties: { kind: { const: 'train' }, class: { type: 'number' } },
        required: ['kind', 'class'],
      },
      { title: 'Boat', properties: { kind: { const: 'boat' }, cabin: { minLength: 3 } }, required: ['kind', 'cabin'] },
    ],
  };

  it('is said of the branch that is meant, and of no other', async () => {
    const schema = { properties: { travel } };
    expect(await faults(schema, { travel: { kind: 'boat', cabin: 'a' } })).toEqual({
      '/travel/cabin': 'Write at least 3 characters.',
    });
    expect(await faults(schema, { travel: { kind: 'train' } })).toEqual({ '/travel/class': 'This is required.' });
    expect(await faults(schema, { travel: 5 })).toEqual({
      '/travel': 'It fits more than one of its kinds, where it may fit only one.',
    });
  });

  it('is said of a branch behind a reference, and of one inside another', async () => {
    const schema = {
      properties: { list: { items: { anyOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/b' }] } } },
      $defs: {
        a: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: false },
        b: { type: 'object', properties: { b: travel }, required: ['b'], additionalProperties: false },
      },
    };
    expect(await faults(schema, { list: [{ a: 1 }, { b: { kind: 'train', class: 'x' } }] })).toEqual({
      '/list/0/a': 'Text belongs here.',
      '/list/1/b/class': 'A number belongs here.',
    });
  });

  it('is one sentence where a choice is of constants, or of null and another', async () => {
    const schema = {
      properties: {
        level: { oneOf: [{ const: 'a' }, { const: 'b' }] },
        name: { anyOf: [{ type: 'string', minLength: 2 }, { type: 'null' }] },
      },
    };
    expect(await faults(schema, { level: 'c', name: 'x' })).toEqual({
      '/level': 'Choose one of: a or b.',
      '/name': 'Write at least 2 characters.',
    });
  });

  it('is said where a value fits more than one', async () => {
    expect(
      await faults({ properties: { a: { oneOf: [{ type: 'number' }, { minimum: 1, type: 'number' }] } } }, { a: 2 }),
    ).toEqual({
      '/a': 'It fits more than one of its kinds, where it may fit only one.',
    });
  });

  it('follows the reader’s own choice of a branch', async () => {
    const schema = { properties: { travel } };
    const draft = draftOf({ travel: {} });
    if (draft.kind === 'object') (draft.fields as Map<string, JsonDraft>).set('travel', { ...draftOf({}), branch: 1 });
    expect(await faults(schema, { travel: {} }, draft)).toEqual({
      '/travel/kind': 'This is required.',
      '/travel/cabin': 'This is required.',
    });
  });
});
