import { expect, it } from 'vitest';
import { explain } from '../../../src/build/explain.ts';
import { compileSchema } from '../../../src/build/schema-validator.ts';
import type { JsonSchema } from '../../../src/dialects/dialect.ts';

/** What is said of a value of the key `it`. */
function say(schema: object, value: unknown): string[] {
  const root = { type: 'object', properties: { it: schema } } as JsonSchema;
  return compileSchema(root)({ it: value }).map((fault) => {
    const { code, path, fault: what, fix } = explain(root, fault);
    return `${code} ${path.join('/')}: ${what}. ${fix}`;
  });
}

it.each<[object, unknown]>([
  [{ type: 'string', minLength: 3 }, 'ab'],
  [{ type: 'string', maxLength: 2 }, 'a😀b'],
  [{ type: 'string', pattern: '^a+$' }, 'b'],
  [{ type: 'number', maximum: 3 }, 4],
  [{ type: 'array', items: { type: 'number' }, maxItems: 1 }, [1, 2, 3]],
  [{ type: 'array', items: { type: 'number' }, minItems: 3 }, [1]],
  [{ type: 'array', items: { type: 'number' }, uniqueItems: true }, [1, 2, 1]],
  [{ type: 'array', items: { type: 'string' } }, 'a'],
  [{ type: 'object', minProperties: 2 }, { a: 1 }],
  [{ oneOf: [{ type: 'string' }, { type: 'number' }] }, null],
  [
    {
      anyOf: [
        { type: 'string', maxLength: 1 },
        { type: 'object', required: ['b'], properties: { b: { type: 'boolean' } } },
      ],
    },
    {},
  ],
  [
    {
      anyOf: [
        { type: 'string', maxLength: 1 },
        { type: 'object', required: ['b'], properties: { b: { type: 'boolean' } } },
      ],
    },
    'abc',
  ],
  [{ const: 3 }, 4],
  [{ enum: [1, null, 'x'] }, 2],
  [{ type: 'number', multipleOf: 2 }, 3],
  [{ type: 'string' }, 'x'.repeat(1000).length],
  [{ type: 'number' }, 'x'.repeat(1000)],
])('explains %j broken by %j', (schema, value) => {
  expect(say(schema, value)).toMatchSnapshot();
});
