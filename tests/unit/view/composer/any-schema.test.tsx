/** @jsxImportSource preact */
import fc from 'fast-check';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { compileSchemaCheck } from '../../../../src/build/compile-schema-check.ts';
import type { JsonSchema } from '../../../../src/model/json-schema.ts';
import { openingArguments } from '../../../../src/model/opening-arguments.ts';
import { schemaInput } from '../../../../src/model/schema-input.ts';
import { createComposer } from '../../../../src/view/composer/composer.tsx';
import { renderSchemaReference } from '../../../../src/view/schema-reference/render-schema-reference.tsx';

/** Keywords with what they may hold, and with what they may not. */
const KEYWORDS = [
  ...[
    'type',
    'title',
    'description',
    'format',
    'pattern',
    '$ref',
    '$id',
    '$anchor',
    '$schema',
    'required',
    'enum',
    'const',
  ],
  ...[
    'default',
    'examples',
    'properties',
    'items',
    'prefixItems',
    'additionalProperties',
    'patternProperties',
    'anyOf',
  ],
  ...[
    'oneOf',
    'allOf',
    'not',
    'if',
    'minLength',
    'maximum',
    'minItems',
    'nullable',
    '$defs',
    'constructor',
    '__proto__',
  ],
];
const word = fc.constantFrom(
  'string',
  'object',
  'array',
  'null',
  'number',
  '#',
  '#/$defs/a',
  '#a',
  'https://a.test/',
  'a',
  '(',
  '%',
  '',
);
const { schema } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    word,
    fc.constantFrom(null, true, false, 0, -1, 1e9),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(tie('schema'), { maxLength: 3 }),
    tie('schema'),
    fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'x y/~'), tie('schema'), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
  schema: fc.dictionary(fc.constantFrom(...KEYWORDS), tie('value'), { maxKeys: 4, noNullPrototype: true }),
}));

it('whatever a schema says, it is drawn, opened, told and compiled, or why not is said', () => {
  fc.assert(
    fc.property(schema, fc.jsonValue({ maxDepth: 3 }), (made, value) => {
      const given = made as JsonSchema;
      const opening = openingArguments(given);
      expect(JSON.parse(opening)).toBeTypeOf('object');
      const Composer = createComposer({ calls: [], runs: false });
      for (const text of [opening, JSON.stringify(value), '{'])
        renderToString(<Composer input={schemaInput(given, opening)} id="c" fault="" value={text} />);
      const ids = [...renderSchemaReference(given, 'in').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const { code, refused } = compileSchemaCheck(given);
      expect(code === undefined).toBe(refused !== undefined);
    }),
    { numRuns: 300 },
  );
});
