import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadTools } from '../../../../src/build/load-tools.ts';
import { agentfootprint } from '../../../../src/dialects/agentfootprint/agentfootprint.ts';
import { makeTree } from '../../../support/make-tree.ts';

it.each(['word-count', '2-words', `${'long-'.repeat(19)}name`])('a new tool %s is right, and runs', async (id) => {
  const files = agentfootprint.scaffold!.files(id, { schema: 'unused', worker: true });
  const root = makeTree(Object.fromEntries([...files].map(([name, text]) => [`tools/${id}/${name}`, text])));
  const { tools, problems } = await loadTools({ tools: join(root, 'tools'), root, outDir: join(root, 'out') });
  expect(problems).toEqual([]);
  expect(tools.map(({ tool, proof }) => [tool.id, tool.help, proof.seed])).toEqual([
    [
      id,
      'README.md',
      {
        kind: 'fields',
        fields: [
          { label: 'words', value: '3' },
          { label: 'characters', value: '13' },
        ],
      },
    ],
  ]);
});
