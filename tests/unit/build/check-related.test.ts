import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkRelated } from '../../../src/build/check-related.ts';
import { readTools } from '../../../src/build/read-tools.ts';
import { makeTree } from '../../support/make-tree.ts';
import { definition } from '../dialects/ctp/make-ctp.ts';

const write = (id: string, relatedTools: string[]) => JSON.stringify(definition({ id, relatedTools }));

const files = {
  'tools/a/ctp.json': write('a', ['b', 'broken', 'broke', 'else', 'a']),
  'tools/b/ctp.json': write('b', []),
  'tools/broken/ctp.json': '{',
};

it('names the tools that a definition leads to and that are not there', async () => {
  const root = makeTree(files);
  const { tools, folders } = await readTools({ tools: join(root, 'tools'), root });
  const related = checkRelated(tools, folders);
  expect(related.map(({ severity, pointer, fault, fix }) => [severity, pointer, fault, fix])).toEqual([
    ['warning', '/relatedTools/2', 'There is no tool "broke" here, so nothing leads there', 'Did you mean "broken"?'],
    [
      'warning',
      '/relatedTools/3',
      'There is no tool "else" here, so nothing leads there',
      'Remove it, or add the tool',
    ],
  ]);
});
