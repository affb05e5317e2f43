import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DependencyRule } from '../../../../src/dialects/ctp/definition.ts';
import { inputSchema } from '../../../../src/dialects/ctp/input-schema.ts';
import { isMultiple } from '../../../../src/dialects/ctp/parameter-schema.ts';
import { unshownNames } from '../../../../src/dialects/ctp/shown.ts';
import { parameter } from './make-ctp.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });

describe('a required parameter that is not always shown', () => {
  const value = fc.constantFrom(undefined, '', 'a', 'ab', 'b+', null, true, 3, ['a'], ['ab', 'b+']);
  const rule: fc.Arbitrary<DependencyRule> = fc.record({
    field: fc.constantFrom('x', 'y'),
    condition: fc.constantFrom('equals', 'notEquals', 'contains', 'exists'),
    value: fc.constantFrom('a', 'b+', '', true, 3),
  });

  it('is required by the schema exactly where the form shows it', () => {
    fc.assert(
      fc.property(fc.array(rule, { minLength: 1, maxLength: 3 }), value, value, (dependsOn, x, y) => {
        const parameters = [
          parameter({ name: 'x', type: 'json' }),
          parameter({ name: 'y', type: 'json' }),
          parameter({ name: 'z', required: true, dependsOn }),
        ];
        const given = JSON.parse(JSON.stringify({ x, y })) as { [name: string]: unknown };
        const shown = !unshownNames({ parameters }, (name) => given[name]).has('z');
        expect(ajv.compile(inputSchema(parameters))(given)).toBe(!shown);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a step', () => {
  it('is a multiple only where a validator can tell, counted from the smallest number', () => {
    expect([isMultiple(2), isMultiple(2, 4), isMultiple(1, 1)]).toEqual([true, true, true]);
    expect([isMultiple(0.1), isMultiple(2, 1), isMultiple(10, 5)]).toEqual([false, false, false]);
  });
});
