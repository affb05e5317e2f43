import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toProblem, toSource } from '../../../src/build/source-file.ts';
import { validate } from '../../../src/build/validate.ts';
import type { DocumentKind, ToolContext } from '../../../src/dialects/dialect.ts';
import { dialects } from '../../../src/dialects/index.ts';
import { manifestOf } from '../../support/make-tree.ts';

const context: ToolContext = {
  directory: 'a',
  look: (path) => (path === 'index.ts' ? { state: 'file', bytes: 1 } : { state: 'missing', near: undefined }),
};

/** Everything that validating a value says, at its places in the value's text. */
function problemsOf(kind: DocumentKind, value: unknown, definition: unknown) {
  const text = JSON.stringify(value);
  const [source] = toSource('tools/a/tool.json', '/tools/a/tool.json', text, 'a');
  const findings = validate(kind, source.value, definition, context);
  return { text, problems: findings.map((finding) => toProblem(source, 'a', finding)) };
}

/** Names that trip what looks keys up in an object. */
const name = fc.constantFrom(
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'id',
  'inputs',
  'type',
  'kind',
  'text',
);
const wild = fc.oneof(fc.jsonValue(), fc.dictionary(name, fc.oneof(fc.jsonValue(), name)), name);

/** Every place in a value. */
function placesOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, item]) =>
    placesOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...below];
}

function replace(value: unknown, [step, ...rest]: (string | number)[], by: unknown): unknown {
  if (step === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as { [key: string | number]: unknown };
  Object.defineProperty(copy, step, {
    value: replace(copy[step], rest, by),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}

const manifest = {
  ...manifestOf('a'),
  inputs: [
    { id: 'text', type: 'text', label: 'Text', default: '', maxLength: 3 },
    { id: 'size', type: 'number', label: 'Size', default: 1, min: 0, max: 2 },
    {
      id: 'mode',
      type: 'select',
      label: 'Mode',
      default: 'x',
      options: [
        { value: 'x', label: 'X' },
        { value: 'y', label: 'Y' },
      ],
    },
    { id: 'on', type: 'toggle', label: 'On', default: true },
  ],
  samples: [{ label: 'A', input: { text: 'a', size: 2, mode: 'y', on: false } }],
  links: [{ label: 'A', href: 'https://example.com/' }],
};
const cases = [
  {
    name: 'a',
    input: {},
    expect: { kind: 'fields', fields: [{ label: 'a', value: 'b' }] },
    match: 'subset',
    why: 'x',
    fieldCount: 1,
  },
  { name: 'b', input: {}, expect: { kind: 'error', message: 'No.' } },
];

describe.each(dialects)('$id', ({ definition, cases: caseKind }) => {
  const check = (kind: DocumentKind, value: unknown, other: unknown) => {
    const { text, problems } = problemsOf(kind, value, other);
    for (const { line, column, fault, fix, code } of problems) {
      expect(line).toBe(1);
      expect(column).toBeGreaterThan(0);
      expect(column).toBeLessThanOrEqual(Math.max(text.length, 1));
      expect(code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
      for (const said of [fault, fix]) {
        // What an author wrote may be anything.
        const sentence = said.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
        expect(sentence).not.toMatch(/undefined|\[object|NaN|[.]$|^$/);
        expect(sentence).not.toMatch(/must NOT|must have required|should be/);
      }
    }
    return problems;
  };

  it('survives any JSON, and points into it', () => {
    fc.assert(
      fc.property(wild, wild, (value, other) => void check(definition, value, other)),
      { numRuns: 200 },
    );
    if (caseKind)
      fc.assert(
        fc.property(wild, wild, (value, other) => void check(caseKind, value, other)),
        { numRuns: 200 },
      );
  });
});

describe('the native contract', () => {
  const [{ definition, cases: caseKind }] = dialects as [(typeof dialects)[number]];

  it('survives a good manifest with anything in one place of it', () => {
    const place = fc.constantFrom(...placesOf(manifest));
    fc.assert(
      fc.property(place, wild, (path, value) => {
        const changed = replace(manifest, path, value);
        const { problems } = problemsOf(definition, changed, changed);
        for (const { column } of problems) expect(column).toBeLessThanOrEqual(JSON.stringify(changed).length);
      }),
      { numRuns: 400 },
    );
  });

  it('survives good cases with anything in one place of them', () => {
    const place = fc.constantFrom(...placesOf(cases));
    fc.assert(
      fc.property(place, wild, (path, value) => {
        const changed = replace(cases, path, value);
        for (const { column } of problemsOf(caseKind!, changed, manifest).problems) {
          expect(column).toBeLessThanOrEqual(Math.max(1, JSON.stringify(changed).length));
        }
      }),
      { numRuns: 400 },
    );
  });

  it('has nothing to say of either as it is', () => {
    expect(problemsOf(definition, manifest, manifest).problems).toEqual([]);
    expect(problemsOf(caseKind!, cases, manifest).problems).toEqual([]);
  });
});
