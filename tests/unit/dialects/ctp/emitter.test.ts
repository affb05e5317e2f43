import { describe, expect, it } from 'vitest';
import { readTools } from '../../../../src/build/read-tools.ts';
import { ctp } from '../../../../src/dialects/ctp/ctp.ts';
import type { Emission } from '../../../../src/dialects/dialect.ts';
import type { Tool } from '../../../../src/model/tool.ts';
import { makeTool } from '../../../support/make-tool.ts';
import { repository } from '../../../support/repository.ts';
import { definition, findingsOf, folder, toolOf } from './make-ctp.ts';

const { tools } = await readTools({ tools: `${repository}/tools`, root: repository });
const emitted = tools.map(({ tool }) => ({ id: tool.id, tool, emission: ctp.emitter!.write(tool) }));
const written = emitted.flatMap(({ id, tool, emission }) =>
  emission.refused === undefined ? [{ id, tool, ...emission }] : [],
);

/** What nobody promises to be the same. */
const FREE = new Set(['dialect', 'original', 'inputs', 'calls', 'losses']);

function differing(tool: Tool, document: unknown): string[] {
  const { id } = document as { id: string };
  const read = ctp.normalise(document, undefined, folder(tool.help !== undefined, id)).tools[0]!;
  const keys = new Set([...Object.keys(tool), ...Object.keys(read)]) as Set<keyof Tool>;
  return [...keys].filter((key) => !FREE.has(key) && JSON.stringify(tool[key]) !== JSON.stringify(read[key]));
}

function refusal(emission: Emission): string | undefined {
  return emission.refused;
}

describe('every tool of this repository as a ctp.json', () => {
  it('is written for most', () => {
    expect(written.map(({ id }) => id)).toEqual(expect.arrayContaining(['base64', 'json-formatter', 'text-hash']));
  });

  it.each(written)('$id is a definition without errors', ({ document, id }) => {
    const errors = findingsOf(document, (document as { id: string }).id).filter(({ severity }) => severity === 'error');
    expect(errors, id).toEqual([]);
  });

  it.each(written.filter(({ tool }) => tool.dialect !== 'ctp'))(
    '$id reads back as the same tool, but for the losses',
    ({ tool, document, losses }) => {
      expect(differing(tool, document).sort()).toEqual(losses.map(({ field }) => field).sort());
      for (const { says } of losses) expect(says).toMatch(/^[A-Z].*\.$/);
    },
  );

  it('is told why not for the rest', () => {
    const refusals = emitted.flatMap(({ emission }) => refusal(emission) ?? []);
    for (const says of refusals) expect(says).toMatch(/^CTP .*\.$/);
  });
});

describe('a tool of CTP', () => {
  it('is written as its author wrote it, and loses nothing', () => {
    const own = definition({ keywords: ['a'], parameters: [] });
    const tool = ctp.normalise({ $schema: '../x.json', ...own }, undefined, folder(false)).tools[0]!;
    expect(ctp.emitter!.write(tool)).toEqual({ document: own, losses: [] });
  });
});

describe('a tool that CTP cannot say', () => {
  it.each([
    [{ inputSchema: { type: 'array' } }, 'an object of such'],
    [{ inputSchema: { type: 'object', properties: { 'a-b': {} } } }, '"a-b"'],
    [{ inputSchema: { type: 'object' }, cases: [] }, 'known answer'],
    [{ id: 'a--b' }, '"a--b"'],
  ] as [Partial<Tool>, string][])('is refused: %j', (changes, why) => {
    expect(refusal(ctp.emitter!.write(makeTool(changes)))).toContain(why);
  });
});

describe('the example', () => {
  it('is a known answer that is no error, as data', () => {
    const cases = [
      { name: 'refused', input: { arguments: '{}' }, expect: { kind: 'error' as const, message: 'No.' } },
      {
        name: 'told',
        input: { arguments: '{"a": 1}' },
        expect: { kind: 'code' as const, lang: 'json', source: '[1]' },
      },
    ];
    const inputSchema = { type: 'object', properties: { a: { type: 'integer' } } };
    const { document } = ctp.emitter!.write(makeTool({ cases, inputSchema })) as { document: unknown };
    expect(document).toMatchObject({ example: { input: { a: 1 }, output: [1], description: 'told' } });
  });

  it('of a tool that shows a refusal is drawn as an error, and is nothing to open with', () => {
    const tool = toolOf({ example: { input: {}, output: { success: false, error: 'No' } } });
    expect(tool).toMatchObject({ seeded: false, cases: [{ expect: { kind: 'error', message: 'No.' } }] });
  });
});
