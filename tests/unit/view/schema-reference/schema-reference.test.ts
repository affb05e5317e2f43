import { describe, expect, it } from 'vitest';
import {
  MAX_ENTRIES,
  MAX_LEVELS,
  type ReferenceEntry,
  referenceTree,
} from '../../../../src/view/schema-reference/reference-tree.ts';
import { renderSchemaReference } from '../../../../src/view/schema-reference/render-schema-reference.tsx';

function* all(entry: ReferenceEntry): Generator<ReferenceEntry> {
  for (const inner of entry.entries) {
    yield inner;
    yield* all(inner);
  }
}
const anchors = (schema: unknown) => [...all(referenceTree(schema, 'in').root)].map(({ anchor }) => anchor);
const types = (properties: object) => referenceTree({ properties }, 'in').root.entries.map(({ type }) => type);
const ids = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
const text = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('the anchors of a reference', () => {
  it('say the way to each property, and are each there once', () => {
    const address = { type: 'object', properties: { city: {}, 'post code': {} } };
    expect(
      anchors({ properties: { address, list: { items: address }, 'post code': {}, 'post-code': {}, '': {} } }),
    ).toEqual([
      'in-address',
      'in-address-city',
      'in-address-post-code',
      'in-list',
      'in-list-each-item',
      'in-list-each-item-city',
      'in-list-each-item-post-code',
      'in-post-code',
      'in-post-code-2',
      'in-2',
    ]);
  });

  it('hold no space and are not long, whatever a name is', () => {
    const names = ['a b', 'ü', '한국', '<x>', '"', '\ud800', 'x'.repeat(500), '__proto__'];
    const found = anchors({ properties: Object.fromEntries(names.map((name) => [name, {}])) });
    for (const anchor of found) expect(anchor).toMatch(/^in[\p{L}\p{N}_.-]{0,120}$/u);
    expect(new Set(found).size).toBe(names.length);
  });
});

describe('a reference', () => {
  it('says types in words', () => {
    expect(
      types({
        a: { type: 'string' },
        b: { type: 'integer' },
        c: { type: ['number', 'null'] },
        d: { items: { type: 'string' } },
        e: { items: { type: 'object' } },
        f: { prefixItems: [{}] },
        g: { enum: ['x', 1] },
        h: { const: true },
        i: { oneOf: [{ type: 'string' }, { type: 'object' }] },
        j: {},
        k: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        l: { enum: ['x', null] },
      }),
    ).toEqual([
      'text',
      'whole number',
      'number or null',
      'list of texts',
      'list of objects',
      'list',
      'text or number',
      'true or false',
      'one of 2 kinds',
      'any value',
      'text or null',
      'text or null',
    ]);
  });

  it('stops at what it stands in, with a link to it', () => {
    const html = renderSchemaReference({ properties: { child: { $ref: '#' } } }, 'in');
    expect(html).toContain('The same as <a href="#in">the whole</a>');
    expect(ids(html)).toEqual(['in', 'in-child']);
    const twice = {
      properties: { a: { $ref: '#/$defs/n' }, b: { $ref: '#/$defs/n' } },
      $defs: { n: { properties: { n: { $ref: '#/$defs/n' } } } },
    };
    expect([...all(referenceTree(twice, 'in').root)].map(({ anchor, same }) => [anchor, same?.anchor])).toEqual([
      ['in-a', undefined],
      ['in-a-n', 'in-a'],
      ['in-b', undefined],
      ['in-b-n', 'in-b'],
    ]);
  });

  it('says everything that a schema says of a value', () => {
    const html = renderSchemaReference(
      {
        properties: {
          name: {
            type: 'string',
            title: 'Name',
            description: 'Who.',
            minLength: 1,
            maxLength: 5,
            pattern: '^a$',
            default: '1',
            examples: ['a', 'b c'],
          },
          old: { deprecated: true, const: null, readOnly: true },
          many: { type: 'array', minItems: 2, maxItems: 2, uniqueItems: true },
          open: {
            type: 'object',
            additionalProperties: { type: 'number' },
            patternProperties: { '^x-': {} },
            required: ['z'],
          },
          shut: { type: 'object', properties: {}, additionalProperties: false, if: {} },
          far: { $ref: 'https://elsewhere.test/s' },
        },
        required: ['name'],
      },
      'in',
    );
    expect(text(html)).toMatchInlineSnapshot(
      `"name Name text required Who. 1 to 5 characters. Default &quot;1&quot; Pattern ^a$ Examples a b c old null Deprecated. It is only read, and never sent. Always null many list Exactly 2 items, no item twice. open object It must also have z. 2 properties keys like ^x- any value any other key number shut object No other keys. Further conditions are in the schema itself. far any value What it is stands in https://elsewhere.test/s , outside of this schema."`,
    );
  });

  it('takes a description for text', () => {
    const html = renderSchemaReference(
      { description: '<img src=x onerror=alert(1)> **b**', properties: { '<b>': {} } },
      'in',
    );
    expect(html).toContain('&lt;img src=x onerror=alert(1)> **b**');
    expect(html).not.toMatch(/<(img|b)>/);
  });

  it('folds what lies deeper', () => {
    const html = renderSchemaReference({ properties: { a: { properties: { b: { properties: { c: {} } } } } } }, 'in');
    expect(html.match(/<details>/g)).toHaveLength(2);
    expect(html).not.toContain('<details open');
  });

  it('is bounded, and says so', () => {
    const wide = { properties: Object.fromEntries(Array.from({ length: 1500 }, (_, at) => [`p${at}`, {}])) };
    const { root, cut } = referenceTree(wide, 'in');
    expect([root.entries.length, cut]).toEqual([MAX_ENTRIES, true]);
    expect(renderSchemaReference(wide, 'in')).toContain('1,000 at most are shown');
    const $defs: Record<string, object> = {};
    for (let at = 0; at < 50; at++) {
      const next = { $ref: `#/$defs/d${at + 1}` };
      $defs[`d${at}`] = { properties: { a: next, b: next } };
    }
    const tree = referenceTree({ $defs, ...$defs.d0 }, 'in');
    expect([...all(tree.root)]).toHaveLength(MAX_ENTRIES);
    const depth = (entry: ReferenceEntry): number => 1 + Math.max(0, ...entry.entries.map(depth));
    expect(depth(tree.root)).toBe(MAX_LEVELS + 1);
  });

  it('says that there is nothing', () => {
    expect(text(renderSchemaReference({ type: 'object' }, 'in'))).toBe('It has no properties.');
    expect(text(renderSchemaReference('broken', 'in'))).toBe('');
  });
});
