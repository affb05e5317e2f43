import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileSchemaCheck } from '../../../src/build/compile-schema-check.ts';
import type { JsonSchema } from '../../../src/model/json-schema.ts';
import type { Check } from '../../../src/model/tool-module.ts';
import { repository } from '../../support/repository.ts';

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(repository, 'node_modules/.pegboard-check-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function compile(schema: object): Promise<Check> {
  const { code, fault } = compileSchemaCheck(schema as JsonSchema) as { code?: string; fault?: string };
  if (code === undefined) throw new Error(fault);
  const file = join(folder, `${count++}.mjs`);
  await writeFile(file, code);
  return (await import(pathToFileURL(file).href)).default;
}
const refusal = (schema: object) => compileSchemaCheck(schema as JsonSchema);
const keywords = (check: Check, value: unknown) => check(value).map(({ keyword, path }) => `${keyword} ${path}`);

describe('a compiled check', () => {
  it('says every keyword that is broken, with its value', async () => {
    const check = await compile({
      type: 'object',
      properties: { n: { type: 'integer', minimum: 3 }, at: { format: 'date-time' }, list: { uniqueItems: true } },
      required: ['name'],
    });
    expect(check({ name: 'x', n: 3, at: '2026-01-31T09:30:00Z' })).toEqual([]);
    expect(check({ n: 1.5, at: 'now', list: [1, 1] })).toEqual([
      { keyword: 'required', path: '', params: { missingProperty: 'name' } },
      { keyword: 'type', path: '/n', params: { type: 'integer' } },
      { keyword: 'minimum', path: '/n', params: { comparison: '>=', limit: 3 } },
      { keyword: 'format', path: '/at', params: { format: 'date-time' } },
      { keyword: 'uniqueItems', path: '/list', params: { i: 1, j: 0 } },
    ]);
  });

  it.each([
    [undefined, ['type /0']],
    ['https://json-schema.org/draft/2020-12/schema', ['type /0']],
    ['http://json-schema.org/draft-07/schema#', []],
    ['http://json-schema.org/draft-06/schema#', []],
    ['https://json-schema.org/draft/2019-09/schema', []],
  ])('reads a schema as its draft says: %s and prefixItems', async ($schema, expected) => {
    const check = await compile({ ...($schema && { $schema }), prefixItems: [{ type: 'string' }] });
    expect(keywords(check, [1])).toEqual(expected);
  });

  it('knows `if` from draft 7 on', async () => {
    const conditional = JSON.parse('{"if": {"type": "string"}, "then": {"minLength": 3}}');
    expect(
      keywords(await compile({ ...conditional, $schema: 'http://json-schema.org/draft-06/schema#' }), 'a'),
    ).toEqual([]);
    expect(
      keywords(await compile({ ...conditional, $schema: 'http://json-schema.org/draft-07/schema#' }), 'a'),
    ).toContain('minLength ');
  });

  it('keeps two schemas of one $id apart', async () => {
    const [text, number] = [await compile({ $id: 'x', type: 'string' }), await compile({ $id: 'x', type: 'number' })];
    expect(keywords(text, 1)).toEqual(['type ']);
    expect(keywords(number, 1)).toEqual([]);
  });

  it('goes by own keys alone', async () => {
    const names = ['constructor', 'valueOf', 'toString'];
    const schema = JSON.parse(
      '{"properties": {"constructor": {}, "valueOf": {"type": "number"}, "toString": {}}, "additionalProperties": false}',
    );
    const check = await compile({ ...schema, required: names });
    expect(check({}).map(({ params }) => params.missingProperty)).toEqual(names);
    expect(check(JSON.parse('{"constructor": 1, "valueOf": 2, "toString": 3}'))).toEqual([]);
    const same = await compile(JSON.parse('{"const": {"__proto__": 1}}'));
    expect(keywords(same, JSON.parse('{"__proto__": 1}'))).toEqual([]);
    expect(keywords(same, {})).toEqual(['const ']);
  });

  it('leaves strings of the schema alone that look like code', async () => {
    const texts = [
      'vErrors.concat(a)',
      'require("ajv/dist/runtime/equal")',
      'export const validate = a;export default a;',
    ];
    const check = await compile({ enum: texts });
    for (const text of texts) expect(check(text)).toEqual([]);
    expect(keywords(check, 'x')).toEqual(['enum ']);
  });

  it('follows references of all kinds inside the schema, one that holds itself too', async () => {
    const check = await compile({
      $defs: { a: { $anchor: 'named', type: 'string' }, b: { $id: 'https://x.test/b', type: 'number' } },
      properties: {
        p: { $ref: '#/$defs/a' },
        q: { $ref: '#named' },
        r: { $ref: 'https://x.test/b' },
        child: { $ref: '#' },
      },
    });
    expect(keywords(check, { p: 1, q: 2, r: 'x', child: { p: 3 } })).toEqual([
      'type /p',
      'type /q',
      'type /r',
      'type /child/p',
    ]);
  });

  it('goes by JSON Schema alone, and by no word of its validator', async () => {
    const schema = {
      $async: true,
      id: 'x',
      properties: { id: { type: 'string', nullable: true }, b: { nullable: 1 } },
    };
    const check = await compile(schema);
    expect(keywords(check, { id: null })).toEqual(['type /id']);
    expect(keywords(check, { id: 'a', b: 2 })).toEqual([]);
    expect(schema.$async).toBe(true);
  });

  it('takes a pattern that is right only without Unicode', async () => {
    expect(keywords(await compile({ pattern: '^[\\w-.]+$' }), 'a b')).toEqual(['pattern ']);
  });

  it('knows formats, whatever stands in their patterns', async () => {
    const formats = [
      'uri-template',
      'email',
      'date',
      'uuid',
      'ipv6',
      'regex',
      'duration',
      'time',
      'json-pointer',
      'uri',
    ];
    const properties = Object.fromEntries(formats.map((format) => [format, { format, minLength: 1 }]));
    const check = await compile({ properties });
    expect(keywords(check, Object.fromEntries(formats.map((format) => [format, '{"[']))).length).toBe(formats.length);
  });

  it('finds no more faults than are of use, and many in little time', async () => {
    const check = await compile({ items: { type: 'string' } });
    expect(check(Array.from({ length: 50_000 }, () => 1))).toHaveLength(50);
  });

  it('names no require, and makes no code', async () => {
    const { code } = compileSchemaCheck({
      properties: { a: { format: 'date', maxLength: 3 } as object, b: { const: [1] } },
    });
    expect(code).toContain('import * as runtime_ajv_formats');
    expect(code).not.toMatch(/require\(|new Function|\beval\b/);
  });
});

describe('a schema without a check', () => {
  let deep: object = { type: 'string' };
  for (let level = 0; level < 40; level++) deep = { not: deep };

  it.each([
    [
      { $ref: 'https://elsewhere.test/s' },
      'reference',
      'The schema refers to https://elsewhere.test/s, which is not in it, and nothing is fetched',
    ],
    [
      { $ref: '#/$defs/none' },
      'reference',
      'The schema refers to #/$defs/none, which is not in it, and nothing is fetched',
    ],
    [
      { $schema: 'http://json-schema.org/draft-04/schema#' },
      'draft',
      'The schema is of a draft that is not known: "http://json-schema.org/draft-04/schema#"',
    ],
    [{ $schema: 5 }, 'draft', 'The schema is of a draft that is not known: 5'],
    [deep, 'excess', 'The schema has too many levels'],
    [{ description: 'x'.repeat(262_144) }, 'excess', 'The schema has too many bytes'],
    [{ type: 'strin' }, 'invalid', expect.stringMatching(/^The schema is no JSON Schema: /)],
    [{ pattern: '(' }, 'invalid', expect.stringMatching(/^The schema is no JSON Schema: /)],
    [{ properties: [] }, 'invalid', expect.stringMatching(/^The schema is no JSON Schema: /)],
  ])('says why: %#', (schema, refused, fault) => {
    expect(refusal(schema)).toEqual({ refused, fault });
  });

  it('says at which place the draft forbids it', () => {
    const fault = 'The schema is no JSON Schema: /properties/a/$anchor breaks "pattern" of its draft';
    expect(refusal({ properties: { a: { $anchor: 'b c' } } })).toEqual({ refused: 'invalid', fault });
  });

  it('is no fault of keywords and formats that are not known', () => {
    expect(refusal({ 'x-order': 3, format: 'colour', widget: { a: 1 } })).toHaveProperty('code');
  });
});
