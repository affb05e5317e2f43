import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadTools } from '../../../src/build/load-tools.ts';
import { makeTree, toolFiles } from '../../support/make-tree.ts';

it('tools may lie outside the site, with the files they import', async () => {
  const elsewhere = makeTree({
    ...toolFiles('words'),
    'tools/words/index.ts': "export { default } from './run.ts';",
    'tools/words/run.ts': toolFiles('words')['tools/words/index.ts'] ?? '',
  });
  const site = makeTree({ 'out/': '' });
  const { problems, cases } = await loadTools({
    tools: join(elsewhere, 'tools'),
    root: site,
    outDir: join(site, 'out'),
  });
  expect(problems).toEqual([]);
  expect(cases).toEqual({ passed: 1, failed: 0 });
});
