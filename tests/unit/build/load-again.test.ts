import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadTools } from '../../../src/build/load-tools.ts';
import { Memory } from '../../../src/build/memory.ts';
import { Stages } from '../../../src/build/stages.ts';
import { makeTree, toolFiles } from '../../support/make-tree.ts';

it('of tools that are loaded again, those that changed are proved again, and those with problems', async () => {
  const root = makeTree({ ...toolFiles('one'), ...toolFiles('two') });
  const memory = new Memory();
  const load = async () => {
    const stages = new Stages();
    const { problems, cases } = await loadTools({
      tools: join(root, 'tools'),
      root,
      outDir: join(root, 'out'),
      memory,
      stages,
    });
    memory.settle();
    stages.end();
    const proved = stages.ended.flatMap(({ slowest }) => slowest.map(({ name }) => name)).sort();
    return { proved, problems: problems.map(({ code }) => code), cases };
  };
  const save = (file: string, from: string, to: string) => {
    const path = join(root, 'tools', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  const passed = { passed: 2, failed: 0 };
  expect(await load()).toEqual({ proved: ['one', 'two'], problems: [], cases: passed });
  expect(await load()).toEqual({ proved: [], problems: [], cases: passed });

  save('one/index.ts', 'String(words.length)', 'String(words.length + 1)');
  const failed = { proved: ['one'], problems: ['case-failed'], cases: { passed: 1, failed: 1 } };
  expect(await load()).toEqual(failed);
  expect(await load()).toEqual(failed);
  save('one/cases.json', '"2"', '"3"');
  expect(await load()).toEqual({ proved: ['one'], problems: [], cases: passed });
  save('two/tool.json', 'one two', 'one two three');
  expect(await load()).toEqual({ proved: ['two'], problems: [], cases: passed });
});
