import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { attributesOf, splitDefault } from '../site/reference/attributes-of.ts';
import { findOwnType, PAGES } from '../site/reference/find-type.ts';
import { renderReference } from '../site/reference/render-reference.ts';
import { showFile, showKey } from '../site/reference/show-file.ts';
import type { Spec } from '../site/reference/spec.ts';
import { typeWords } from '../site/reference/type-words.ts';
import { findHere, type TypeSection, typesOf } from '../site/reference/types-of.ts';
import { writeTypes } from '../site/reference/write-types.ts';
import { readDocuments } from '../src/build/read-documents.ts';
import { dialects } from '../src/dialects/index.ts';
import { repository } from './support/repository.ts';

/** The rows of the tables of a page, by the anchor of the attribute that each tells of. */
function rowsOf(html: string): Map<string, string[]> {
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) => [...row!.matchAll(/<td>(.*?)<\/td>/gs)]);
  return new Map(
    rows.flatMap((cells) => {
      const texts = cells.map(([, cell]) => cell!.replace(/<[^>]*>/g, '').trim());
      const [, anchor] = / id="([^"]+)"/.exec(cells[0]?.[1] ?? '') ?? [];
      return anchor === undefined ? [] : [[anchor, texts] as const];
    }),
  );
}

/** What the pages are made of: those of Pegboard's own dialect, and those of the others. */
const SOURCES: [page: string, sections: readonly TypeSection[]][] = [
  ...PAGES,
  ...dialects
    .slice(1)
    .map(({ id, definition }): [string, TypeSection[]] => [
      `/reference/dialects/${id}/`,
      typesOf(definition.schema as Spec),
    ]),
];

describe('the reference', () => {
  const pages = new Map<string, string>();
  let faults: unknown[] = [];

  beforeAll(async () => {
    const { documents, problems } = await readDocuments(join(repository, 'content'), repository);
    faults = problems;
    for (const { path, text } of documents.filter(({ file }) => file.startsWith('content/reference/'))) {
      pages.set(path, await renderReference(text.replace(/^---.*?---/s, ''), path, '/'));
    }
    const outputs = '/reference/outputs/';
    const options = { find: findOwnType(outputs), hasVersions: true };
    pages.set(outputs, await renderReference(writeTypes(PAGES.get(outputs)!, options), 'types', '/'));
  });

  it('is made without a problem', () => {
    expect(faults).toEqual([]);
    const others = ['rules', ...dialects.map(({ id }) => `dialects/${id}`)].map((name) => `/reference/${name}/`);
    expect([...pages.keys()].sort()).toEqual([...PAGES.keys(), ...others].sort());
  });

  it.each(SOURCES)('%s has every attribute at its anchor, with what the schema says of it', (page, sections) => {
    const html = pages.get(page)!;
    const rows = rowsOf(html);
    let count = 0;
    for (const { anchor, spec } of sections) {
      expect(html).toContain(` id="${anchor}"`);
      for (const [name, part] of Object.entries(spec.properties ?? {})) {
        if (spec.allOf) continue;
        const [shown, , required, ...rest] = rows.get(`${anchor}-${name.toLowerCase().replace('$', '')}`) ?? [];
        expect(shown, `${anchor}: ${name}`).toBe(name);
        expect(required, `${anchor}: ${name}`).toBe(spec.required?.includes(name) ? 'yes' : 'no');
        if (part.default !== undefined) expect(rest).toContain(JSON.stringify(part.default));
        if (part.since !== undefined) expect(rest).toContain(String(part.since));
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(1);
  });

  it('gives no anchor twice', () => {
    for (const [page, html] of pages) {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.length, page).toBe(new Set(ids).size);
    }
  });
});

describe('a type of the reference', () => {
  const find = (name: string) => `#${name.toLowerCase()}`;

  it.each<[Spec, string]>([
    [{ type: 'string', minLength: 1, maxLength: 9 }, 'text, 1 to 9 characters'],
    [{ type: 'string', maxLength: 1 }, 'text, 1 character at most'],
    [{ type: 'string', pattern: '^a|b$' }, 'text, in the form `^a|b$`'],
    [{ type: 'integer', minimum: 0 }, 'whole number, 0 or more'],
    [{ type: 'number', exclusiveMinimum: 0 }, 'number, above 0'],
    [{ type: ['number', 'null'] }, 'number or null'],
    [{ type: 'boolean' }, '`true` or `false`'],
    [{ enum: ['a', 'b'] }, '`"a"` or `"b"`'],
    [{ const: 'a' }, '`"a"`'],
    [
      { type: 'array', items: { $ref: '#/$defs/Option' }, minItems: 2, maxItems: 2 },
      'list of [Option](#option), 2 entries',
    ],
    [{ anyOf: [{ type: 'string' }, { $ref: '#/$defs/Cell' }] }, 'text or [Cell](#cell)'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'object, each value text'],
    [{ type: 'object', additionalProperties: {} }, 'object'],
    [{}, 'anything'],
  ])('%j is told as %s', (spec, words) => {
    expect(typeWords(spec, find)).toBe(words);
  });

  it.each([
    ['The step. Default: any number may be typed.', 'The step.', 'any number may be typed'],
    ['Default `normal`.', '', '`normal`'],
    ['The opening value. Default 0.5.', 'The opening value.', '0.5'],
    ['The default is not meant.', 'The default is not meant.', undefined],
  ])('%j: its default has a column of its own', (description, rest, fallback) => {
    expect(splitDefault(description)).toEqual({ rest, fallback });
  });

  it('is a section once, in the order in which a reader comes to it, and a branch by its value', () => {
    const branch = (value: string, name: string) => ({
      if: { properties: { kind: { const: value } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: `#/$defs/${name}` },
    });
    const sections = typesOf({
      $ref: '#/$defs/Shape',
      $defs: {
        Unused: {},
        Line: { type: 'object', properties: { ends: { type: 'array', items: { $ref: '#/$defs/Dot' } } }, since: 2 },
        Dot: { type: 'object', properties: { next: { $ref: '#/$defs/Dot' } } },
        Shape: {
          properties: { kind: { enum: ['dot', 'line'] } },
          allOf: [branch('dot', 'RoundDot'), branch('line', 'Line')],
        },
        RoundDot: { type: 'object', properties: { size: { type: 'number', since: 3 } }, required: ['size'] },
      },
    });
    expect(sections.map(({ title, anchor, since }) => [title, anchor, since])).toEqual([
      ['Shape', 'shape', 1],
      ['dot', 'dot', 1],
      ['line', 'line', 2],
      ['Dot', 'dot-type', 1],
    ]);
    const attributes = sections.flatMap((section) => attributesOf(section, findHere(sections)));
    expect(attributes.map(({ anchor, type, since }) => [anchor, type, since])).toContainEqual([
      'line-ends',
      'list of [Dot](#dot-type)',
      2,
    ]);
    expect(attributes).toContainEqual(expect.objectContaining({ anchor: 'dot-size', since: 3, isRequired: true }));
  });
});

it('an example that is gone is not shown', async () => {
  await expect(showFile('tools/gone/tool.json')).rejects.toThrow('ENOENT');
  await expect(showKey('tools/leap-year/tool.json', 'samples')).rejects.toThrow('has no samples');
  expect(await showKey('tools/leap-year/tool.json', 'tags')).toMatch(/^```json\n\{\n {2}"tags": \[/);
});
