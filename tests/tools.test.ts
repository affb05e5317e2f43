import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Case, Manifest, Output, Tool } from '../src/types.ts';
import { quietContext } from './tools/run.ts';

const root = new URL('../tools/', import.meta.url);
const read = (id: string, file: string) => JSON.parse(readFileSync(new URL(`${id}/${file}`, root), 'utf8'));

/** The fields of a result, or of the first part of a group that has any. */
function fieldsOf(output: Output | undefined) {
  const part = output?.kind === 'group' ? output.parts.find(({ kind }) => kind === 'fields') : output;
  if (part?.kind !== 'fields') throw new Error('only fields are compared in part');
  return part.fields;
}

function kindsOf(output: Output): string[] {
  return output.kind === 'group' ? ['group', ...output.parts.flatMap(kindsOf)] : [output.kind];
}

/** Those of the native contract: the build runs the known answers of all. */
const ids = readdirSync(root).filter((id) => existsSync(new URL(`${id}/tool.json`, root)));

describe.each(ids)('tools/%s, run from its source', async (id) => {
  const manifest: Manifest = read(id, 'tool.json');
  const cases: Case[] = read(id, 'cases.json');
  const { default: tool }: { default: Tool } = await import(new URL(`${id}/index.ts`, root).href);
  const run = (input: Case['input']) => Promise.resolve(tool.run(input as never, quietContext()));

  it.each(cases.map((known) => [known.name, known] as const))('%s', async (_name, known) => {
    const output = await run(known.input);
    if (known.match !== 'subset') return expect(output).toStrictEqual(known.expect);
    const fields = fieldsOf(output);
    expect(fields).toHaveLength(known.fieldCount ?? Number.NaN);
    for (const field of fieldsOf(known.expect)) {
      const found = fields.find(({ label, group }) => label === field.label && group === field.group);
      expect(found).toMatchObject(field);
    }
  });

  it('declares every kind of result that its cases show', async () => {
    const outputs = await Promise.all(cases.map(({ input }) => run(input)));
    expect(manifest.kinds).toEqual(expect.arrayContaining([...new Set(outputs.flatMap(kindsOf))]));
  });

  it('has a case for an error, and help that begins with its name', () => {
    expect(cases.map((known) => known.expect.kind)).toContain('error');
    expect(readFileSync(new URL(`${id}/README.md`, root), 'utf8')).toMatch(new RegExp(`^# ${manifest.name}\n`));
  });

  if (manifest.samples && manifest.runtime.thread !== 'worker') {
    // Nothing could stop one of a worker's samples on this thread.
    it('rejects one sample at least, and accepts another', async () => {
      const defaults = Object.fromEntries(manifest.inputs.map((input) => [input.id, input.default]));
      const outputs = await Promise.all(manifest.samples!.map(({ input }) => run({ ...defaults, ...input })));
      expect(new Set(outputs.map(({ kind }) => kind === 'error'))).toEqual(new Set([true, false]));
    });
  }

  if (manifest.status === 'deprecated' || manifest.status === 'retired') {
    it('leads on to a tool that is live', () => {
      const onward = manifest.links?.flatMap(({ href }) => /^\.\.\/([^/]+)\/$/.exec(href)?.[1] ?? []) ?? [];
      expect(onward.map((next) => (read(next, 'tool.json') as Manifest).status ?? 'live')).toContain('live');
    });
  }
});
