import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import schema from '../../src/model/output.schema.json' with { type: 'json' };
import { examples } from '../../tools/output-examples/examples.ts';
import tool from '../../tools/output-examples/index.ts';
import manifest from '../../tools/output-examples/tool.json' with { type: 'json' };

/** What need not be said, because it is so anyway. */
const DEFAULTS = ['left', 'line', 'linear', 'normal', 'sequential', 'start', 'vertical', 'x'];

/** Every object below a value, itself too. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const used = [...objectsIn(examples.map(({ output }) => output))];
const defined = [...objectsIn(schema)];

describe('output-examples', () => {
  it('uses every key that a result can have', () => {
    const keys = new Set(used.flatMap(Object.keys));
    const known = new Set(defined.flatMap(({ properties }) => Object.keys(properties ?? {})));
    expect(known.size).toBeGreaterThan(60);
    expect([...known].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('uses every word that a key can be', () => {
    const words = new Set(used.flatMap(Object.values).filter((value) => typeof value === 'string'));
    const known = new Set(defined.flatMap((one) => [one.const ?? [], one.enum ?? []].flat()));
    expect(known.size).toBeGreaterThan(20);
    expect([...known].filter((word) => !words.has(word as string) && !DEFAULTS.includes(word as string))).toEqual([]);
  });

  it('has each example in the form, in the same order, and in a file of its name', () => {
    const ids = examples.map(({ id }) => id);
    expect(manifest.inputs[0]!.options.map(({ value }) => value)).toEqual(ids);
    expect(manifest.inputs[0]!.options.map(({ label }) => label.replace(/^.*?: /, ''))).toEqual(
      examples.map(({ title }) => title),
    );
    const files = readdirSync(new URL('../../tools/output-examples/examples/', import.meta.url));
    expect(files.sort()).toEqual(ids.map((id) => `${id}.ts`).sort());
    for (const { id, output } of examples) expect(tool.run({ example: id })).toBe(output);
  });

  it('is of the kind that it says, or a group that holds one', () => {
    for (const { id, kind, output } of examples) {
      const kinds = output.kind === 'group' ? ['group', ...output.parts.map((part) => part.kind)] : [output.kind];
      expect(kinds, id).toContain(kind);
    }
    expect([...new Set(examples.map(({ kind }) => kind))].sort()).toEqual([...manifest.kinds].sort());
  });

  it('says what it shows in a sentence', () => {
    for (const { id, shows } of examples) expect(shows, id).toMatch(/^[A-Z].{10,250}\.$/);
  });
});
