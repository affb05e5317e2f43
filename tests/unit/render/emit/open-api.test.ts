import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { moveSchema } from '../../../../src/json-schema/move-schema.ts';
import type { JsonObject } from '../../../../src/model/json-schema.ts';
import { openApi } from '../../../../src/render/emit/open-api.ts';
import type { ToolPage } from '../../../../src/render/site.ts';
import { makePage } from '../../../support/make-tool.ts';

const site = { title: 'Tools', description: 'Some.', base: '/docs/', origin: 'https://site.test' };
interface Part {
  [key: string]: Part & string;
}

const filesOf = (tools: ToolPage[], more = {}) =>
  [...openApi({ ...site, ...more, tools }, moveSchema)].map(
    ([path, text]) => [path, JSON.parse(text) as Part] as const,
  );

/** The only file of a site with few tools. */
function documentOf(tools: ToolPage[], more = {}): Part {
  const files = filesOf(tools, more);
  expect(files.map(([path]) => path)).toEqual(['openapi.json']);
  return files[0]![1];
}

async function faultsOf(document: object): Promise<unknown> {
  const { valid, errors } = await new Validator().validate(structuredClone(document) as Record<string, unknown>);
  return valid ? [] : errors;
}

it('says of each tool how a call of it is made', async () => {
  const tools = [
    makePage({ id: 'a', tags: ['x'] }, { tags: [{ name: 'x', slug: 'x', count: 1 }] }),
    makePage({ id: 'server/search', server: 'server', outputSchema: { type: 'object' }, runs: false, kinds: [] }),
    makePage({ id: 'old', status: 'deprecated' }),
    makePage({ id: 'gone', status: 'retired' }),
  ];
  const document = documentOf(tools);
  expect(document.servers).toEqual([{ url: 'https://site.test/docs' }]);
  expect(Object.keys(document.paths!)).toEqual(['/tools/a/', '/tools/server/search/', '/tools/old/']);
  const [a, search, old] = Object.values<Part>(document.paths!).map((item) => item.post!);
  expect(a).toMatchObject({ operationId: 'a', summary: 'Histogram', tags: ['x'], 'x-runs-in-page': true });
  expect(search).toMatchObject({ operationId: 'server_search', 'x-runs-in-page': false });
  expect(search).toMatchObject({
    responses: {
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/server_search.output' } } } },
    },
  });
  expect(old?.deprecated).toBe(true);
  expect(document.components?.schemas?.['a.input']).toEqual(tools[0]!.tool.inputSchema);
  expect(await faultsOf(document)).toEqual([]);
});

it('goes on in another file after a thousand tools, each valid, with no operation twice', async () => {
  const tools = Array.from({ length: 2001 }, (_, index) => makePage({ id: `t${index}`, inputs: [] }));
  const files = filesOf(tools);
  expect(files.map(([path, file]) => [path, Object.keys(file.paths!).length, file['x-next']])).toEqual([
    ['openapi.json', 1000, 'https://site.test/docs/openapi-2.json'],
    ['openapi-2.json', 1000, 'https://site.test/docs/openapi-3.json'],
    ['openapi-3.json', 1, undefined],
  ]);
  const ids = files.flatMap(([, file]) => Object.values<Part>(file.paths!).map((item) => item.post?.operationId));
  expect(new Set(ids).size).toBe(2001);
  for (const [, file] of files) expect(await faultsOf(file)).toEqual([]);
});

it('is valid for a site without tools, and for one whose address nobody said', async () => {
  expect(await faultsOf(documentOf([]))).toEqual([]);
  const nowhere = documentOf([makePage({ id: 'a' })], { origin: undefined, base: '/' });
  expect(nowhere.servers).toEqual([{ url: '/' }]);
  expect(await faultsOf(nowhere)).toEqual([]);
});

it('changes its version with its content, and only then', () => {
  const version = (blurb: string) => documentOf([makePage({ id: 'a', blurb })]).info?.version;
  expect(version('One.')).toBe(version('One.'));
  expect(version('One.')).not.toBe(version('Two.'));
});

describe('hostile tools', () => {
  const text = '</script>"\\`|[x](y)\n\u0000\ud800 {curly} $ref';
  const schemas: { [id: string]: JsonObject } = {
    recursive: { type: 'object', properties: { a: { $ref: '#/$defs/a' } }, $defs: { a: { items: { $ref: '#' } } } },
    odd: { type: 'object', properties: { $ref: { type: 'string' }, constructor: { const: { $ref: 1 } } } },
    away: { $ref: 'https://elsewhere.test/schema.json' },
    proto: { type: 'object', properties: JSON.parse('{"__proto__":{"type":"string"},"constructor":{"$ref":"#"}}') },
    named: { $id: 'https://other.test/x', $defs: { a: { $anchor: 'a' } }, properties: { a: { $ref: '#a' } } },
    old: { $schema: 'http://json-schema.org/draft-07/schema#', definitions: { a: {} }, $ref: '#/definitions/a' },
    large: { type: 'object', description: 'x'.repeat(20_000) },
  };

  it('make a valid document, whose schemas say the same in their new place', async () => {
    const tools = Object.entries(schemas).map(([id, inputSchema]) =>
      makePage({ id, name: text, description: text, inputSchema, outputSchema: inputSchema }),
    );
    const document = documentOf(tools);
    expect(await faultsOf(document)).toEqual([]);
    const made = document.components!.schemas!;
    const here = '#/components/schemas/recursive.output';
    expect(made['recursive.output']?.properties?.a?.$ref).toBe(`${here}/$defs/a`);
    expect(made['recursive.output']?.$defs?.a?.items?.$ref).toBe(here);
    expect(Object.keys(made['proto.input']!.properties!)).toEqual(['__proto__', 'constructor']);
    for (const id of ['odd', 'away', 'named', 'old', 'large']) {
      expect(made[`${id}.input`]?.externalDocs?.url).toBe(`https://site.test/docs/tools/${id}/input.schema.json`);
    }
  });
});
