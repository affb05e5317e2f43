import { describe, expect, it } from 'vitest';
import { schemaInput } from '../../../src/model/schema-input.ts';

describe('arguments with a place for a secret are kept out of links', () => {
  it.each([
    [{ properties: { token: { type: 'string', writeOnly: true } } }, true],
    [{ properties: { login: { properties: { word: { type: 'string', format: 'password' } } } } }, true],
    [{ $defs: { secret: { anyOf: [{ writeOnly: true }] } } }, true],
    [{ properties: { writeOnly: { type: 'boolean' }, format: { enum: ['password'] } } }, undefined],
    [{ properties: { text: { type: 'string', writeOnly: false } } }, undefined],
  ] as [object, boolean | undefined][])('%j', (schema, sensitive) => {
    expect(schemaInput({ type: 'object', ...schema }, '{}').sensitive).toBe(sensitive);
  });
});
