import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { bundleTools } from '../../../src/build/bundle-tools.ts';
import type { ReadTool } from '../../../src/build/read-tools.ts';
import type { JsonSchema } from '../../../src/model/json-schema.ts';
import { schemaTool } from '../../../src/model/schema-tool.ts';
import { makeTree } from '../../support/make-tree.ts';

/** Bundles tools that take what a schema says, as they come out of a dialect. */
async function bundle(schemas: { [id: string]: object }) {
  const root = makeTree({ 'tools/.keep': '' });
  const tools = Object.entries(schemas).map(([id, schema]) => {
    const tool = schemaTool({
      ...{ id, dialect: 'x', name: id, callName: id, description: 'D.', version: '1.0.0' },
      inputSchema: schema as JsonSchema,
      original: {},
    });
    return { tool, directory: join(root, 'tools'), definition: { path: `tools/${id}/x.json` } } as ReadTool;
  });
  const outDir = join(root, 'out');
  const { modules, files, problems } = await bundleTools(tools, { outDir, root });
  const imported = await Promise.all(
    [...modules].map(async ([id, { file }]) => [id, await import(pathToFileURL(file).href)] as const),
  );
  const codes = files.map((name) => readFileSync(join(outDir, name), 'utf8'));
  return { bundles: new Map(imported), files, problems, codes };
}

it('a tool whose arguments a schema describes comes with their check, in a file of its own', async () => {
  const { bundles, files, codes, problems } = await bundle({
    text: {
      $id: 'https://one.test/',
      type: 'object',
      properties: { a: { type: 'string', minLength: 2, format: 'date' } },
    },
    number: { $id: 'https://one.test/', type: 'object', properties: { a: { type: 'number' }, b: { const: [1] } } },
  });
  expect(problems).toEqual([]);
  expect(files.filter((name) => /^(text|number)\./.test(name))).toHaveLength(2);
  const [text, number] = [await bundles.get('text').check(), await bundles.get('number').check()];
  expect(text({ a: 1 })).toEqual([{ keyword: 'type', path: '/a', params: { type: 'string' } }]);
  expect(text({ a: '2026-01-31' })).toEqual([]);
  expect(text({ a: '2026-02-31' })).toEqual([{ keyword: 'format', path: '/a', params: { format: 'date' } }]);
  expect(number({ a: 1, b: [1] })).toEqual([]);
  expect(number({ a: 'x', b: [2] }).map(({ path }: { path: string }) => path)).toEqual(['/a', '/b']);
  // A page's content policy lets no code be made of text, and no page has a `require`.
  for (const code of codes) expect(code).not.toMatch(/\beval\b|\bnew Function\b|\bFunction\(|require\(/);
  // The entries hold no check: they are fetched before anything is typed.
  for (const code of codes.filter((code) => code.includes('JSON.parse('))) expect(code).not.toContain('instancePath');
});

it('one whose schema cannot be compiled comes without', async () => {
  const { bundles, problems } = await bundle({
    far: { type: 'object', properties: { a: { $ref: 'https://elsewhere.test/s' } } },
  });
  expect(problems).toEqual([]);
  expect(bundles.get('far').tool.id).toBe('far');
  expect(bundles.get('far')).not.toHaveProperty('check');
});

it('a schema that no check can be made of is told of, and its tool comes without', async () => {
  const { bundles, problems } = await bundle({
    odd: { type: 'object', properties: { a: { $anchor: 'x' }, b: { $anchor: 'x' } } },
    good: { type: 'object' },
  });
  expect([...bundles.values()].map(({ check }) => typeof check)).toEqual(['function', 'undefined']);
  expect(problems).toMatchObject([
    { severity: 'warning', tool: 'odd', file: 'tools/odd/x.json', code: 'schema-unchecked' },
  ]);
});
